// The parts of a browser that the page's modules need at load time.
const nowhere: unknown = new Proxy(() => nowhere, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => "" : nowhere),
});
Object.assign(globalThis, {
  document: nowhere,
  window: nowhere,
  localStorage: { getItem: () => null, setItem() {} },
  location: { pathname: "/", search: "", host: "", protocol: "http:" },
  fetch: () => new Promise(() => {}),
  // The system asks for reduced motion, so that pieces jump.
  matchMedia: () => ({ matches: true, addEventListener() {} }),
});

export {};
