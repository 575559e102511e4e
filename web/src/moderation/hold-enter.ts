/** For forms that must be submitted with a button: Enter in a field does nothing. */
export function holdEnter(event: KeyboardEvent) {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}
