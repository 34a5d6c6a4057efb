import { useEffect, useState } from 'react';
import { report } from './report.js';

/** As `useState`, and the page reports the value by this name. */
export function useReported(name, first) {
  const [value, set] = useState(first);
  useEffect(() => report({ [name]: value }), [name, value]);
  return [value, set];
}
