// A proxy between the server and a PostgreSQL, on its own socket, that changes the server's
// messages. It ends when PostgreSQL does.

import { mkdirSync } from "node:fs";
import { createConnection, createServer } from "node:net";
import { join } from "node:path";

const socketIn = (folder) => join(folder, ".s.PGSQL.5432");

/**
 * Replaces the text `was` by `is` in the server's messages. Both have the same length, because a
 * message contains its length.
 */
export class PostgresProxy {
  changed = 0;
  #server;

  static async before(test, node, folder, was, is) {
    if (was.length !== is.length) throw new Error(`'${is}' is not as long as '${was}'`);
    const proxy = new PostgresProxy();
    mkdirSync(folder);
    proxy.folder = folder;
    proxy.#server = createServer((client) => {
      const postgres = createConnection(socketIn(node.folder));
      const end = () => {
        client.destroy();
        postgres.destroy();
      };
      postgres.on("error", () => proxy.#server.close());
      for (const side of [client, postgres]) side.on("error", end).on("close", end);
      client.on("data", (bytes) => postgres.write(proxy.#with(bytes, was, is)));
      postgres.pipe(client);
    });
    test.after(() => proxy.#server.close());
    await new Promise((resolve) => proxy.#server.listen(socketIn(folder), resolve));
    return proxy;
  }

  #with(bytes, was, is) {
    const at = bytes.indexOf(was);
    if (at < 0) return bytes;
    ++this.changed;
    return Buffer.concat([bytes.subarray(0, at), Buffer.from(is), bytes.subarray(at + was.length)]);
  }
}
