// A WebAssembly module with the server's rules. Requests and answers are text in a shared buffer.

interface Buffered {
  _initialize(): void;
  crownhead_buffer(): number;
  crownhead_capacity(): number;
}

/** Exported as crownhead_ and the name of the call. Takes and returns the length of a text. */
type Exported = (length: number) => number;

export class RulesModule<Call extends string> {
  private constructor(
    private readonly wasm: Buffered & Readonly<Record<string, unknown>>,
    private readonly memory: WebAssembly.Memory,
  ) {
    wasm._initialize();
  }

  static async load<Call extends string>(
    source: BufferSource | Response,
  ): Promise<RulesModule<Call>> {
    const { instance } =
      source instanceof Response
        ? await WebAssembly.instantiateStreaming(source)
        : await WebAssembly.instantiate(source);
    return RulesModule.of(instance);
  }

  /** `memory`: for a module that imports its memory. */
  static of<Call extends string>(
    { exports }: WebAssembly.Instance,
    memory = exports.memory as WebAssembly.Memory,
  ): RulesModule<Call> {
    return new RulesModule(exports as unknown as Buffered & WebAssembly.Exports, memory);
  }

  /** Calls the module with lines of text and returns the lines of the answer. */
  ask(call: Call, ...lines: readonly string[]): string[] {
    return this.give(call, new TextEncoder().encode(lines.join("\n")));
  }

  /** The same with the bytes of a file. */
  give(call: Call, bytes: Uint8Array): string[] {
    const { crownhead_buffer, crownhead_capacity } = this.wasm;
    const { memory } = this;
    if (bytes.length > crownhead_capacity()) throw new RangeError("the input is too long");
    new Uint8Array(memory.buffer, crownhead_buffer(), bytes.length).set(bytes);
    const length = (this.wasm[`crownhead_${call}`] as Exported)(bytes.length);
    // The memory may have grown during the call, so its buffer is read again. Shared memory must be
    // copied before it can be decoded.
    const answer = new Uint8Array(memory.buffer, crownhead_buffer(), length).slice();
    return new TextDecoder().decode(answer).split("\n");
  }
}
