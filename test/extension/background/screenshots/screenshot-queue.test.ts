import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Camera, Picture } from '../../../../extension/background/screenshots/camera';
import { ScreenshotQueue } from '../../../../extension/background/screenshots/screenshot-queue';

const png: Picture = { format: 'png', raise: false };

/** A camera whose clock only moves when somebody sleeps. */
function fakeCamera(change: Partial<Camera> = {}) {
  const captures: number[] = [];
  const slept: number[] = [];
  const camera: Camera = {
    look: async (tabId) => ({ windowId: tabId, active: true, minimised: false }),
    settle: async () => ({ visible: true }),
    atRestIn: () => undefined,
    staged: async (_tabId, _picture, shoot) => ({ image: `two of ${await shoot()} and ${await shoot()}` }),
    capture: async (windowId) => {
      captures.push(windowId);
      return `data:image/png;base64,picture${windowId}`;
    },
    switches: () => 0,
    raise: async () => async () => undefined,
    sleep: async (ms) => {
      slept.push(ms);
    },
    ...change,
  };
  const queue = new ScreenshotQueue(camera);
  const screenshot = async (tabId: number, picture: Picture, signal = new AbortController().signal) =>
    (await queue.take(tabId, picture, (work) => work(), signal)).image;
  return { captures, slept, screenshot };
}

describe('screenshots', () => {
  it('are raw base64', async () => {
    expect(await fakeCamera().screenshot(1, png)).toBe('picture1');
  });

  it('of the same tab that wait for their turn are one capture', async () => {
    const { captures, screenshot } = fakeCamera();
    const first = screenshot(1, png);
    const [a, b] = await Promise.all([screenshot(2, png), screenshot(2, png), first]);
    expect([a, b]).toEqual(['picture2', 'picture2']);
    expect(captures).toEqual([1, 2]);
  });

  it('wait until the browser allows the next one', async () => {
    const { slept, screenshot } = fakeCamera();
    await Promise.all([screenshot(1, png), screenshot(2, png)]);
    expect(slept).toHaveLength(2);
    expect(slept[1]).toBeGreaterThan(480);
  });

  it('wait as long again after a refusal of a browser that was slow to refuse', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    let calls = 0;
    const { slept, screenshot } = fakeCamera({
      capture: async () => {
        calls += 1;
        if (calls === 2) return 'data:image/png;base64,picture';
        vi.setSystemTime(Date.now() + 300);
        throw new Error('This request exceeds the MAX_CAPTURE_VISIBLE_TAB_CALLS_PER_SECOND quota.');
      },
    });
    expect(await screenshot(1, png)).toBe('picture');
    expect(slept[1]).toBeGreaterThanOrEqual(500);
  });

  it('are taken again when another tab was switched to meanwhile', async () => {
    let switches = 0;
    const { captures, screenshot } = fakeCamera({
      // Before and after the first capture the count differs, then it stays.
      switches: () => {
        switches += 1;
        return Math.min(switches, 2);
      },
    });
    expect(await screenshot(1, png)).toBe('picture1');
    expect(captures).toEqual([1, 1]);
  });

  it('are taken again when the window shows another tab afterwards', async () => {
    let looks = 0;
    const { captures, screenshot } = fakeCamera({
      look: async (windowId) => ({ windowId, active: ++looks !== 2, minimised: false }),
    });
    expect(await screenshot(1, png)).toBe('picture1');
    expect(captures).toEqual([1, 1]);
  });

  it('of a page at rest are begun before the page has answered', async () => {
    let answer = () => {};
    const answered = new Promise<{ visible: boolean }>((resolve) => {
      answer = () => resolve({ visible: true });
    });
    const { screenshot } = fakeCamera({
      atRestIn: () => 1,
      settle: () => answered,
      capture: async () => {
        answer();
        return 'data:image/png;base64,picture';
      },
    });
    expect(await screenshot(1, png)).toBe('picture');
  });

  it('of a page that changes each time it is thought at rest are taken again, once it is drawn', async () => {
    const { captures, screenshot } = fakeCamera({
      atRestIn: () => 1,
      settle: async () => ({ visible: true, waited: true }),
    });
    expect(await screenshot(1, png)).toBe('picture1');
    expect(captures).toEqual([1, 1]);
  });

  it('of a page that was at rest and is now hidden do not wait for the browser', async () => {
    const { screenshot } = fakeCamera({
      atRestIn: () => 1,
      settle: async () => ({ visible: false }),
      capture: () => new Promise(() => undefined),
    });
    await expect(screenshot(1, png)).rejects.toMatchObject({ code: 'window_hidden' });
  });

  it('of a page that was at rest in a window minimised since are refused', async () => {
    const { screenshot } = fakeCamera({
      atRestIn: () => 1,
      look: async (windowId) => ({ windowId, active: true, minimised: true }),
    });
    await expect(screenshot(1, png)).rejects.toMatchObject({ code: 'window_hidden' });
  });

  it('ask what the window shows as soon as the browser was asked for the picture', async () => {
    const asked: string[] = [];
    const { screenshot } = fakeCamera({
      atRestIn: () => 1,
      look: async (windowId) => {
        asked.push('look');
        return { windowId, active: true, minimised: false };
      },
      capture: async (_windowId, _tabId, _image, begun) => {
        begun();
        await Promise.resolve();
        asked.push('captured');
        return ',picture';
      },
    });
    await screenshot(1, png);
    expect(asked).toEqual(['look', 'captured']);
  });

  it('fail rather than show another tab when the switching does not stop', async () => {
    let switches = 0;
    const { screenshot } = fakeCamera({ switches: () => switches++ });
    await expect(screenshot(1, png)).rejects.toMatchObject({ code: 'window_hidden' });
  });

  it('that fail because of the switching are told so too', async () => {
    let switches = 0;
    const { screenshot } = fakeCamera({
      switches: () => switches++,
      capture: async () => {
        throw new Error('image readback failed');
      },
    });
    await expect(screenshot(1, png)).rejects.toMatchObject({ code: 'window_hidden' });
  });

  it('of a minimised window are not tried, and the error says what helps', async () => {
    const { captures, screenshot } = fakeCamera({
      look: async (windowId) => ({ windowId, active: true, minimised: true }),
    });
    await expect(screenshot(1, png)).rejects.toThrow('raise=true');
    expect(captures).toEqual([]);
  });

  it('of a window that is minimised under the capture do not wait for it', async () => {
    let minimised = false;
    const { screenshot } = fakeCamera({
      look: async (windowId) => ({ windowId, active: true, minimised }),
      capture: () => {
        minimised = true;
        return new Promise(() => undefined);
      },
    });
    await expect(screenshot(1, png)).rejects.toMatchObject({ code: 'window_hidden' });
  });

  it('of a page that says it is hidden are not tried', async () => {
    const { captures, screenshot } = fakeCamera({ settle: async () => ({ visible: false }) });
    await expect(screenshot(1, png)).rejects.toMatchObject({ code: 'window_hidden' });
    expect(captures).toEqual([]);
  });

  it('with raise wait until the raised window is visible', async () => {
    let looks = 0;
    const { captures, screenshot } = fakeCamera({
      settle: async () => {
        looks += 1;
        return { visible: looks > 3 };
      },
    });
    expect(await screenshot(1, { ...png, raise: true })).toBe('picture1');
    expect(captures).toEqual([1]);
  });

  it('with raise do not advise raise=true when the window stays hidden', async () => {
    const { screenshot } = fakeCamera({ settle: async () => ({ visible: false }) });
    await expect(screenshot(1, { ...png, raise: true })).rejects.not.toThrow('raise=true');
  });

  it('with raise give the focus back, even after a failure', async () => {
    const done: string[] = [];
    const { screenshot } = fakeCamera({
      look: async (windowId) => ({ windowId, active: true, minimised: true }),
      raise: async () => {
        done.push('raised');
        return async () => {
          done.push('lowered');
        };
      },
      capture: async () => {
        throw new Error('image readback failed');
      },
    });
    await expect(screenshot(1, { ...png, raise: true })).rejects.toThrow('readback');
    expect(done).toEqual(['raised', 'lowered']);
  });

  it('are refused when a hundred are waiting', async () => {
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    const { screenshot } = fakeCamera({ sleep: () => opened });
    const waiting = Array.from({ length: 100 }, (_, tab) => screenshot(tab, png));
    await expect(screenshot(999, png)).rejects.toThrow('two a second');
    open();
    expect(await Promise.all(waiting)).toHaveLength(100);
  });

  it('in parts are paced like any other, and let others in between', async () => {
    const { captures, slept, screenshot } = fakeCamera();
    const whole = screenshot(1, { ...png, fullPage: true });
    expect(await Promise.all([whole, screenshot(2, png)])).toEqual([
      'two of data:image/png;base64,picture1 and data:image/png;base64,picture1',
      'picture2',
    ]);
    expect(captures.toSorted()).toEqual([1, 1, 2]);
    expect(captures.at(-1)).toBe(1);
    expect(slept).toHaveLength(3);
  });

  it('in parts keep other pictures of the same tab waiting', async () => {
    const done: string[] = [];
    const { screenshot } = fakeCamera({
      staged: async (_tabId, _picture, shoot) => {
        await shoot();
        await shoot();
        done.push('whole');
        return { image: '' };
      },
      capture: async () => {
        done.push('capture');
        return ',';
      },
    });
    await Promise.all([screenshot(1, { ...png, fullPage: true }), screenshot(1, png)]);
    expect(done).toEqual(['capture', 'capture', 'whole', 'capture']);
  });

  it('are given up when all who wait for it have hung up, not before', async () => {
    let given: AbortSignal | undefined;
    const { screenshot } = fakeCamera({
      staged: (_tabId, _picture, _shoot, signal) => {
        given = signal;
        return new Promise(() => undefined);
      },
    });
    const callers = [new AbortController(), new AbortController()];
    for (const { signal } of callers) void screenshot(1, { ...png, selector: 'p' }, signal);
    await new Promise((resolve) => setImmediate(resolve));
    callers[0]?.abort();
    expect(given?.aborted).toBe(false);
    callers[1]?.abort();
    expect(given?.aborted).toBe(true);
  });

  it('that nobody waits for when their turn comes are not taken, and who asks later gets one', async () => {
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    const { captures, screenshot } = fakeCamera({ sleep: () => opened });
    const first = screenshot(1, png);
    const hungUp = new AbortController();
    const given = screenshot(2, png, hungUp.signal);
    await new Promise((resolve) => setImmediate(resolve));
    hungUp.abort();
    const later = screenshot(2, png);
    open();
    await expect(given).rejects.toMatchObject({ code: 'timeout' });
    expect(await Promise.all([first, later])).toEqual(['picture1', 'picture2']);
    expect(captures).toEqual([1, 2]);
  });

  it('that lost to a minimised window are not taken beside the next', async () => {
    let minimised = false;
    let settle = () => {};
    const settled = new Promise<{ visible: boolean }>((resolve) => {
      settle = () => resolve({ visible: true });
    });
    const { captures, screenshot } = fakeCamera({
      look: async (windowId) => ({ windowId, active: true, minimised: minimised && windowId === 1 }),
      settle: (tabId) => {
        minimised = true;
        return tabId === 1 ? settled : Promise.resolve({ visible: true });
      },
    });
    await expect(screenshot(1, png)).rejects.toMatchObject({ code: 'window_hidden' });
    settle();
    expect(await screenshot(2, png)).toBe('picture2');
    expect(captures).toEqual([2]);
  });

  it.each([false, true])('whose capture fails once are tried again, with raise: %s', async (raise) => {
    let failures = 1;
    const { screenshot } = fakeCamera({
      capture: async () => {
        failures -= 1;
        if (failures === 0) throw new Error('image readback failed');
        return 'data:image/png;base64,second';
      },
    });
    expect(await screenshot(1, { ...png, raise })).toBe('second');
  });

  it('that the browser refuses for coming too soon are asked for again', async () => {
    let refusals = 4;
    const { screenshot } = fakeCamera({
      capture: async () => {
        refusals -= 1;
        if (refusals > 0)
          throw new Error('This request exceeds the MAX_CAPTURE_VISIBLE_TAB_CALLS_PER_SECOND quota.');
        return 'data:image/png;base64,fourth';
      },
    });
    expect(await screenshot(1, png)).toBe('fourth');
  });
});
