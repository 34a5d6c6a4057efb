/** The control: the same steps by Playwright, with trusted input. */
import { chromium as browserType, type Locator, type Page as PlaywrightPage } from 'playwright-core';
import * as z from 'zod';
import type { GoalStep } from '../../widgets/library';
import { chromium } from '../tabrelay/start-tabrelay';
import type { Page } from './try-goal';

const positionSchema = z.object({ x: z.number(), y: z.number() });
/** What pointer acts take besides the element. */
const pointerSchema = z
  .object({
    target: z.string(),
    holdMs: z.number(),
    position: positionSchema,
    targetPosition: positionSchema,
  })
  .partial()
  .catch({});
type Pointer = z.output<typeof pointerSchema>;
const filesSchema = z.preprocess(
  (value) => (Array.isArray(value) ? value : [value]),
  z.array(z.object({ name: z.string(), type: z.string().default(''), base64: z.string() })),
);
const waitSchema = z.object({ text: z.string().optional(), ms: z.number().optional() });

/** A browser of its own, as Playwright starts it. */
export async function openPlaywright(): Promise<{
  page(url: string): Promise<Page>;
  close(): Promise<void>;
}> {
  const browser = await browserType.launch({
    executablePath: chromium,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  page.setDefaultTimeout(5_000);
  return {
    page: async (url) => ({
      open: async () => void (await page.goto(url)),
      step: (step) => takeStep(page, step),
      state: () => page.evaluate(() => (globalThis as unknown as { state: Record<string, unknown> }).state),
    }),
    close: () => browser.close(),
  };
}

/** The same element in Playwright's words; where several match, the first visible one, as tabrelay takes it. */
function locate(page: PlaywrightPage, selector: string): Locator {
  const [, kind = 'css', rest = selector] =
    /^(text|role|label|placeholder|testid|xpath)=(.*)$/s.exec(selector) ?? [];
  const found = {
    css: () => page.locator(rest),
    role: () => page.locator(`role=${rest}`),
    text: () => page.getByText(rest.replace(/^"(.*)"$/, '$1'), { exact: rest.startsWith('"') }),
    label: () => page.getByLabel(rest),
    placeholder: () => page.getByPlaceholder(rest),
    testid: () => page.getByTestId(rest),
    xpath: () => page.locator(`xpath=${rest}`),
  }[kind as 'css'];
  return found().filter({ visible: true }).first();
}

async function takeStep(page: PlaywrightPage, [action, selector, value]: GoalStep): Promise<unknown> {
  const target = locate(page, selector);
  const pointer = pointerSchema.parse(value);
  const { position } = pointer;
  const text = String(value ?? '');
  switch (action) {
    case 'click':
      return target.click({ position });
    case 'dblclick':
      return target.dblclick({ position });
    case 'rightclick':
      return target.click({ position, button: 'right' });
    case 'hover':
      return target.hover({ position });
    case 'drag':
      return dragByHand(page, target, locate(page, pointer.target ?? text), pointer);
    case 'type':
      return selector ? target.pressSequentially(text) : page.keyboard.type(text);
    case 'fill':
      return target.fill(text);
    case 'clear':
      return target.clear();
    case 'press':
      return selector ? target.press(text) : page.keyboard.press(text);
    case 'select':
      return selectByHand(page, target, Array.isArray(value) ? value.map(String) : [text]);
    case 'check':
      return target.setChecked(value !== false);
    case 'uncheck':
      return target.uncheck();
    case 'focus':
      return target.focus();
    case 'scroll':
      return value === undefined ? target.scrollIntoViewIfNeeded() : scrollBy(target, value);
    case 'upload':
      return target.setInputFiles(
        filesSchema.parse(value).map(({ name, type, base64 }) => ({
          name,
          mimeType: type,
          buffer: Buffer.from(base64, 'base64'),
        })),
      );
    case 'wait':
      return waitFor(page, target, value);
    default:
      throw new Error(`the control knows no ${action}`);
  }
}

/** As a hand drags: with a hold where asked, over several moves after a target that gives way, and a rest before the drop. */
async function dragByHand(page: PlaywrightPage, source: Locator, target: Locator, pointer: Pointer) {
  const goal = await target.elementHandle();
  const start = await placeIn(source, pointer.position);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.waitForTimeout(pointer.holdMs ?? 50);
  for (const part of [0.1, 0.4, 0.7, 1, 1]) {
    const end = await placeIn(goal, pointer.targetPosition);
    const [x, y] = [start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part];
    await page.mouse.move(x, y, { steps: 5 });
    await page.waitForTimeout(100);
  }
  await page.mouse.up();
}

/** A point in an element, by default its middle. */
async function placeIn(element: Pick<Locator, 'boundingBox'> | null, position?: { x: number; y: number }) {
  const box = await element?.boundingBox();
  if (!box) throw new Error('what is dragged, or its target, is not shown');
  return { x: box.x + (position?.x ?? box.width / 2), y: box.y + (position?.y ?? box.height / 2) };
}

async function waitFor(page: PlaywrightPage, target: Locator, value: unknown): Promise<void> {
  const { text, ms } = waitSchema.parse(value ?? {});
  if (ms !== undefined) await page.waitForTimeout(ms);
  else await (text === undefined ? target : page.getByText(text).first()).waitFor();
}

const scrollSchema = z.object({ x: z.number(), y: z.number() });

async function scrollBy(target: Locator, value: unknown): Promise<void> {
  await target.evaluate((element, by) => element.scrollBy(by.x, by.y), scrollSchema.parse(value));
}

/** Playwright selects in `select` elements only; of any other list a user opens it and clicks the option. */
async function selectByHand(page: PlaywrightPage, target: Locator, options: string[]): Promise<void> {
  if (await target.evaluate((element) => element instanceof HTMLSelectElement)) {
    await target.selectOption(options);
    return;
  }
  await target.click();
  for (const option of options) await page.getByRole('option', { name: option }).first().click();
}
