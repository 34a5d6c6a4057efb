/** Formats a text table: the first row is the head; all columns but the first can be right-aligned. */

export function table(rows: readonly string[][], align: 'left' | 'right' = 'left'): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return align === 'right' && column > 0 ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('   ')
      .trimEnd(),
  );
  const rule = '-'.repeat(Math.max(...lines.map((line) => line.length)));
  return [lines[0] ?? '', rule, ...lines.slice(1)].join('\n');
}
