import { useEffect, useRef } from 'preact/hooks';

const width = 192;
const height = 120;

/** The upper part of what a window shows, as a decoration: everything in it is said in words too. */
export function Picture({ image }: { image: string | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isOver = false;
    const draw = async (base64: string) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      // Decoded here and not by an address, for which the pages of the extension would have to allow more than their own.
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
      const context = canvas.current?.getContext('2d');
      if (isOver || !context) return;
      context.drawImage(bitmap, 0, 0, width, (bitmap.height * width) / bitmap.width);
      bitmap.close();
    };
    if (image !== undefined) void draw(image);
    return () => {
      isOver = true;
    };
  }, [image]);
  return <canvas ref={canvas} width={width} height={height} class="picture" />;
}
