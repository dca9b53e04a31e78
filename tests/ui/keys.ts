import assert from "node:assert/strict";
import type { Page } from "playwright-core";

/** More elements than a page has that Tab reaches. */
const MOST_PRESSES = 120;

type Role = "link" | "textbox" | "button" | "searchbox" | "combobox" | "checkbox" | "spinbutton";

/** Presses Tab until the focus is at an element with this name. */
export async function tabTo(page: Page, name: string | RegExp, role: Role): Promise<void> {
  const wanted = page.getByRole(role, { name }).first();
  await wanted.waitFor();
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await page.keyboard.press("Tab");
    if ((await wanted.and(page.locator(":focus")).count()) > 0) return;
  }
  assert.fail(`the focus does not come to ${name}`);
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
