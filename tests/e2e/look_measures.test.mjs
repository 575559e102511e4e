// Each measure of the look finds its fault on a page made to have it, and nothing on a page without.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openPage, startBrowser } from "./harness/browser.mjs";
import { faintTexts, faultsOfLook, faultsOfShape, resize, sizes } from "./harness/look.mjs";

const name = "Wmmmmmmmmmmmmmmmmmmm";
const phone = sizes.find(({ width }) => width === 390);
const desktop = sizes[0];

let browser;
let page;
let window;

before(async () => {
  browser = await startBrowser();
  page = await openPage(browser, "about:blank");
});
after(() => browser.close());

async function shown(body, size = desktop) {
  await page.setContent(`<!doctype html><meta name="viewport" content="width=device-width">
    <style>body { margin: 8px; } p { margin: 0 } body { font: 15px/24px "DejaVu Sans" } .cut { width: 80px; overflow: hidden;
    white-space: nowrap } .dots { text-overflow: ellipsis } .far { position: absolute; left: 1300px }
    button, .tall { min-height: 44px; min-width: 44px; } .own { position: relative }
    .over { position: absolute; left: 0; top: 0 } .fixed { position: fixed; left: 0; top: 0 }
    .area::after { content: ""; position: absolute; inset: -12px }
    </style>${body}`);
  if (window !== size) await resize(page, size);
  window = size;
  return faultsOfShape(page, { inView: [".clock"], names: [name], touch: size.touch });
}

/** A page, and the faults that it has. */
const pages = [
  ["<p>Nothing is wrong.</p><button>Play</button>", []],
  // Sideways.
  ["<div style='width: 1400px'>wide</div>", [/^scrolls sideways by 128 px$/]],
  ["<div style='width: 300px; overflow: auto'><div style='width: 1400px'>wide</div></div>", []],
  // Out of view.
  ["<p class=clock>9:59</p>", []],
  ["<div style='height: 2000px'></div><p class=clock>9:59</p>", [/^out of view: .*p.clock "9:59"/]],
  [
    "<p class=clock>9:59</p><div class=fixed style='width: 100%; height: 99px'></div>",
    [/^out of view: .*clock/],
  ],
  // Cut off.
  ["<p class=cut>a long label that is cut</p>", [/^cut off: .*p.cut "a long label/]],
  ["<p class='cut dots' title=all>a long label that is cut</p>", [/^cut off/]],
  [`<p class='cut dots'>${name}</p>`, [/^cut off/]],
  [`<p class='cut dots' title=${name}>${name}</p>`, []],
  [`<p class=cut title=${name}>${name}</p>`, [/^cut off/]],
  ["<p class=cut style='height: 10px'>half</p>", [/^cut off/]],
  ["<p class=cut style='height: 0'>folded</p>", []],
  ["<p class=cut style='overflow: auto'>a long label to scroll to</p>", []],
  [
    "<style>body { overflow: hidden }</style><p class=far>outside</p>",
    [/^scrolls/, /^cut off: .*far/],
  ],
  // Out of a button.
  ["<button style='width: 50px; white-space: nowrap'>Offer a draw</button>", [/^sticks out/]],
  // On each other.
  ["<div class=own><p>below</p><p class=over>above</p></div>", [/^overlap: .*below.*above/]],
  [
    "<button>Resign</button><button style='margin-left: -20px'>Draw</button>",
    [/^overlap: .*Draw.*Resign/],
  ],
  ["<p>the page</p><p class=fixed>a notice</p>", []],
  [
    "<div class=own><input style='width: 300px; height: 60px'><button class=over>x</button></div>",
    [],
  ],
  ["<a href=/ style='display: block; width: 200px'><span>a row</span> <b>2</b></a>", []],
  ["<div class=board><button>a1</button><button style='margin: -20px'>b2</button></div>", []],
];

for (const [body, wanted] of pages)
  test(`a page with ${body.slice(0, 60)}`, async () => {
    const found = await shown(body);
    assert.equal(found.length, wanted.length, found.join("\n"));
    for (const [i, pattern] of wanted.entries()) assert.match(found[i], pattern);
  });

const targets = [
  ["<button>Play</button>", []],
  ["<button style='min-height: 24px; height: 24px'>Play</button>", [/^\d+x24 px: .*Play/]],
  ["<a href=/>Play</a>", [/^\d+x1\d px: .*Play/]],
  ["<p>Sign up to <a href=/>play</a>.</p>", []],
  ["<p class=own><a href=/ style='display: block; width: 26px' class='own area'>2</a></p>", []],
  ["<label class=tall style='display: block'><input type=checkbox> Rated</label>", []],
  ["<input type=checkbox>", [/^13x13 px/]],
];

for (const [body, wanted] of targets)
  test(`on a phone, a page with ${body.slice(0, 60)}`, async () => {
    const found = await shown(body, phone);
    assert.equal(found.length, wanted.length, found.join("\n"));
    for (const [i, pattern] of wanted.entries()) assert.match(found[i], pattern);
  });

const colours = [
  ["<p style='color: #767676; background: #fff'>text</p>", []],
  ["<p style='color: #777; background: #fff'>text</p>", [/^contrast 4.48: .*text/]],
  ["<p style='opacity: 0.5; color: #000; background: #fff'>text</p>", [/^contrast 3.9\d/]],
  ["<p style='color: rgb(0 0 0 / 50%)'>text</p>", [/^contrast (3.9\d|4.00)/]],
  ["<button disabled style='color: #999; background: #fff'>Play</button>", []],
  [
    "<style>::placeholder { color: #999 }</style><input placeholder=Name>",
    [/^contrast 2.8\d: .*input/],
  ],
];

for (const [body, wanted] of colours)
  test(`colours of ${body.slice(0, 60)}`, async () => {
    await shown(body);
    const found = await faintTexts(page);
    assert.equal(found.length, wanted.length, found.join("\n"));
    for (const [i, pattern] of wanted.entries()) assert.match(found[i], pattern);
  });

test("a page is measured at every size and in both themes", async () => {
  await shown(`<style>:root { color-scheme: light dark } p { color: light-dark(#000, #555);
    background: light-dark(#fff, #222) } @media (max-width: 400px) { div { width: 500px; height: 9px } }
    @media (hover: none) { button { min-height: 20px; height: 20px; min-width: 60px } }
    </style><p>text</p><div></div><button>Play</button>`);
  const found = await faultsOfLook(page);
  const at = ({ width, height }) => `${width}x${height}`;
  const wanted = sizes.flatMap((size) => [
    ...(size === phone ? [`${at(size)}: scrolls sideways by 118 px`] : []),
    ...(size.touch ? [`${at(size)}: 60x20 px: body > button "Play"`] : []),
    `${at(size)} dark: contrast 2.13: body > p "text"`,
  ]);
  assert.deepEqual(found, wanted);
});
