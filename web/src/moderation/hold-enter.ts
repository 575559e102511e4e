/** For a form whose buttons alone decide: Enter in a field does nothing. */
export function holdEnter(event: KeyboardEvent) {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}
