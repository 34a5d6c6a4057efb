/** Decides which parts a picture larger than the window is captured in, and where each part goes. */
import type { View } from '../../protocol/stage';

/** Scrolls the subject into view; see protocol/stage.ts. */
export interface Scene {
  show(x: number, y: number, stitched: boolean): Promise<View>;
}

/** In pixels of the picture. */
interface Cut {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Piece<Photo> {
  photo: Photo;
  /** The part of the photo that is used. */
  from: Cut;
  /** Where it goes in the picture. */
  left: number;
  top: number;
}

export interface Stitched<Photo> {
  pieces: Piece<Photo>[];
  width: number;
  height: number;
  truncated: boolean;
}

/** Positions are rounded to fractions of a pixel; less than this is nothing. */
const slackPx = 0.01;
/** If a part adds no more than this, in CSS pixels, the rest cannot be scrolled into view. */
const minProgressPx = 0.5;

/**
 * Captures the subject row by row until all of it that can be shown is there; no pieces if nothing can be shown.
 * @param limits the largest picture, in its own pixels; the rest is left out and `truncated` set.
 */
export async function stitch<Photo extends { width: number }>(
  scene: Scene,
  shoot: () => Promise<Photo>,
  limits: { maxSidePx: number; maxAreaPx: number },
): Promise<Stitched<Photo>> {
  const pieces: Piece<Photo>[] = [];
  let truncated = false;

  /** One row of pieces, and where the next one begins. */
  async function row(first: View, y: number, stitched: boolean): Promise<number> {
    let nextY = Number.POSITIVE_INFINITY;
    let view = first;
    let x = 0;
    while (!isEmpty(view)) {
      const photo = await shoot();
      const piece = pieceOf(photo, view, photo.width / view.viewportWidth);
      pieces.push(piece);
      const { tile } = view;
      nextY = Math.min(nextY, tile.y + tile.part.height / tile.scale);
      const nextX = tile.x + tile.part.width / tile.scale;
      if (nextX <= x + minProgressPx || nextX >= view.width - minProgressPx) break;
      if (piece.left + piece.from.width >= limits.maxSidePx) {
        truncated = true;
        break;
      }
      x = nextX;
      view = await scene.show(x, y, stitched);
    }
    return nextY;
  }

  let view = await scene.show(0, 0, false);
  const stitched = !isWhole(view);
  if (stitched) view = await scene.show(0, 0, true);
  for (let y = 0; ; ) {
    const nextY = await row(view, y, stitched);
    if (nextY <= y + minProgressPx || nextY >= view.height - minProgressPx) break;
    const { width, height } = extentOf(pieces);
    if (height >= maxHeightOf(width, limits)) {
      truncated = true;
      break;
    }
    y = nextY;
    view = await scene.show(0, y, stitched);
  }
  return cropToLimits(pieces, limits, truncated || view.wider === true);
}

function maxHeightOf(width: number, limits: { maxSidePx: number; maxAreaPx: number }): number {
  return Math.min(limits.maxSidePx, Math.floor(limits.maxAreaPx / Math.max(1, width)));
}

function extentOf(pieces: Piece<unknown>[]): { width: number; height: number } {
  return {
    width: Math.max(0, ...pieces.map(({ left, from }) => left + from.width)),
    height: Math.max(0, ...pieces.map(({ top, from }) => top + from.height)),
  };
}

/** Without margins where the subject cannot be shown, and no larger than allowed. */
function cropToLimits<Photo>(
  pieces: Piece<Photo>[],
  limits: { maxSidePx: number; maxAreaPx: number },
  truncated: boolean,
): Stitched<Photo> {
  const left = Math.min(...pieces.map((piece) => piece.left));
  const top = Math.min(...pieces.map((piece) => piece.top));
  const moved = pieces.map((piece) => ({ ...piece, left: piece.left - left, top: piece.top - top }));
  const extent = extentOf(moved);
  const width = Math.min(limits.maxSidePx, extent.width);
  const height = Math.min(maxHeightOf(width, limits), extent.height);
  return {
    pieces: moved,
    width,
    height,
    truncated: truncated || width < extent.width || height < extent.height,
  };
}

function isWhole({ tile, width, height }: View): boolean {
  const { part, scale } = tile;
  return part.width >= width * scale - minProgressPx && part.height >= height * scale - minProgressPx;
}

function isEmpty({ tile }: View): boolean {
  return tile.part.width <= slackPx || tile.part.height <= slackPx;
}

/** Cut out to whole pixels, rounded outwards; pieces are placed relative to the pixel that the subject begins in. */
function pieceOf<Photo extends { width: number }>(photo: Photo, { tile }: View, ratio: number): Piece<Photo> {
  const { part, scale } = tile;
  const left = Math.max(0, Math.floor(part.left * ratio + slackPx));
  const top = Math.max(0, Math.floor(part.top * ratio + slackPx));
  const right = Math.min(photo.width, Math.ceil((part.left + part.width) * ratio - slackPx));
  const bottom = Math.ceil((part.top + part.height) * ratio - slackPx);
  const originLeft = Math.floor((part.left - tile.x * scale) * ratio + slackPx);
  const originTop = Math.floor((part.top - tile.y * scale) * ratio + slackPx);
  return {
    photo,
    from: { left, top, width: right - left, height: bottom - top },
    left: left - originLeft,
    top: top - originTop,
  };
}
