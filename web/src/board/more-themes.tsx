// The colours of the boards that a visitor has to choose, loaded once one is.

import "./more-themes.css";

export default () => null;
