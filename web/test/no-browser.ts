// As much of a browser as the modules of a page ask for when they are read.
const nowhere: unknown = new Proxy(() => nowhere, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => "" : nowhere),
});
Object.assign(globalThis, {
  document: nowhere,
  window: nowhere,
  localStorage: { getItem: () => null, setItem() {} },
  location: { pathname: "/", search: "", host: "", protocol: "http:" },
  fetch: () => new Promise(() => {}),
});

export {};
