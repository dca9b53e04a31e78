import type { Locator, Page } from "playwright-core";

/** The editor of the page Configuration. */
export function codeEditor(page: Page): Locator {
  return page.getByRole("textbox", { name: /^Text of / });
}

/** Replaces the text of the editor, as a person who pastes one. */
export async function writeCode(page: Page, text: string): Promise<void> {
  await codeEditor(page).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
}

/** The text of the editor; of a long one, only the lines near those in view. */
export async function codeIn(page: Page): Promise<string> {
  return (await codeEditor(page).locator(".cm-line").allTextContents()).join("\n");
}
