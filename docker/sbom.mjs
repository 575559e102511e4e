// Prints the bill of materials of the binary as CycloneDX 1.5: the Debian packages linked into it
// and the npm packages in its pages, with the versions installed here. `./dev sbom` runs it.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));

/** The development packages whose archives or headers are compiled into the binary. */
export const linked = [
  "libboost1.81-dev",
  "libboost-system1.81-dev",
  "libboost-url1.81-dev",
  "nlohmann-json3-dev",
  "libsqlite3-dev",
  "libsodium-dev",
  "libutf8proc-dev",
  "libfmt-dev",
  "libspdlog-dev",
  "libtomlplusplus-dev",
  "libcli11-dev",
  "libjemalloc-dev",
  "liblemon-dev",
  "libstdc++-12-dev",
  "libc++-19-dev-wasm32",
  "wasi-libc",
];

function ofDebian(name) {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholders are those of dpkg-query
  const format = "${Version}\\t${source:Package}\\t${Architecture}";
  const shown = execFileSync("dpkg-query", ["-W", "-f", format, name], { encoding: "utf8" });
  const [version, source, arch] = shown.split("\t");
  const purl = `pkg:deb/debian/${encodeURIComponent(name)}@${encodeURIComponent(version)}?arch=${arch}`;
  return { type: "library", "bom-ref": purl, name, version, purl, group: source };
}

function ofNpm() {
  const { packages } = JSON.parse(readFileSync(`${root}web/package-lock.json`, "utf8"));
  return Object.entries(packages)
    .filter(([path, entry]) => path && !entry.dev && !entry.devOptional)
    .map(([path, { version, license }]) => {
      const name = path.split("node_modules/").at(-1);
      const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
      const licenses = license ? [{ license: { id: license } }] : [];
      return { type: "library", "bom-ref": purl, name, version, purl, licenses };
    });
}

export function billOfMaterials() {
  const version = /project\(crownhead VERSION ([\d.]+)/.exec(
    readFileSync(`${root}CMakeLists.txt`, "utf8"),
  )[1];
  const components = [...linked.map(ofDebian), ...ofNpm()];
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: {
      component: { type: "application", "bom-ref": "crownhead", name: "crownhead", version },
    },
    components,
    dependencies: [{ ref: "crownhead", dependsOn: components.map((one) => one["bom-ref"]) }],
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(JSON.stringify(billOfMaterials(), null, 2));
