import "./styles/main.css";
import "./start.tsx";
