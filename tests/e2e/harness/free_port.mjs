import { once } from "node:events";
import { createServer } from "node:net";

/** A port on which nothing listens at this moment. */
export async function freePort(address = "127.0.0.1") {
  const probe = createServer().listen(0, address);
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  await once(probe, "close");
  return port;
}
