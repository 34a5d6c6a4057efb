// Why: what Chromium's own input produces is the measure for what the engine produces.
import type { EnginePage } from './engine-page';

const types =
  'pointerover pointerenter pointerout pointerleave pointermove pointerdown pointerup mouseover mouseenter mouseout ' +
  'mouseleave mousemove mousedown mouseup click dblclick auxclick contextmenu focus focusin blur focusout keydown ' +
  'keypress keyup beforeinput input change submit';

const fields =
  'button buttons detail clientX clientY pointerId pointerType isPrimary composed bubbles cancelable relatedTarget ' +
  'shiftKey ctrlKey key code keyCode charCode location inputType data';

/** The events of the same act on the same page, once by trusted input and once by the engine, field by field. */
export async function bothTranscripts(
  on: EnginePage,
  html: string,
  trusted: () => Promise<unknown>,
  engine: () => Promise<unknown>,
): Promise<{ trusted: string[]; engine: string[] }> {
  const run = async (act: () => Promise<unknown>) => {
    await on.page.mouse.move(790, 590);
    await on.show(`<style>body { margin: 0; height: 600px }</style>${html}`);
    // The trusted mouse rests on the page from the start; so shall the engine's.
    await on.act('hover', 'body > :last-child');
    await on.page.hover('body > :last-child');
    await on.look(`listen(${JSON.stringify(types)}, ...${JSON.stringify(fields.split(' '))})`);
    await act();
    return on.look<string[]>('log');
  };
  return { trusted: await run(trusted), engine: await run(engine) };
}
