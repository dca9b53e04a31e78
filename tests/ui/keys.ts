import assert from "node:assert/strict";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { Locator, Page } from "playwright-core";

/** More elements than a page has that Tab reaches. */
const MOST_PRESSES = 120;

type Role = "link" | "textbox" | "button" | "searchbox" | "combobox" | "checkbox" | "spinbutton";

/** Presses Tab until the focus is at an element with this name. */
export function tabTo(page: Page, name: string | RegExp, role: Role): Promise<void> {
  return tabToElement(page.getByRole(role, { name }).first());
}

/** Presses Tab until the focus is at an element. */
async function tabToElement(wanted: Locator): Promise<void> {
  const page = wanted.page();
  await wanted.waitFor();
  // Tab passes what is disabled.
  await waitFor(`${String(wanted)} that is enabled`, () => wanted.isEnabled());
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await page.keyboard.press("Tab");
    if ((await wanted.and(page.locator(":focus")).count()) > 0) return;
  }
  assert.fail(`the focus does not come to ${String(wanted)}`);
}

/** Goes to the field with this label by Tab, and types its value there, also that of a list of choices. */
export async function typeLabelled(page: Page, label: RegExp, text: string): Promise<void> {
  const field = page.getByLabel(label).first();
  await tabToElement(field);
  if ((await field.and(page.locator("select")).count()) > 0) {
    // What can be chosen is read out of the configuration, which takes its time.
    await field.locator("option", { hasText: text }).first().waitFor({ state: "attached" });
    await page.keyboard.type(text);
    await field
      .locator("option:checked")
      .getByText(text, { exact: true })
      .waitFor({ state: "attached" });
    return;
  }
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.insertText(text);
}

/** Goes to an element by Tab, and types there in place of what it has. */
export async function typeInto(
  page: Page,
  name: string | RegExp,
  text: string,
  role: Role = "textbox",
): Promise<void> {
  await tabTo(page, name, role);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
}

/** Goes to an element by Tab, and presses Enter there. */
export async function press(
  page: Page,
  name: string | RegExp,
  role: Role = "button",
): Promise<void> {
  await tabTo(page, name, role);
  await page.keyboard.press("Enter");
}
