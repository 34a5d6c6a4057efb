/** The browser's brand, version and system, such as "Chromium 156 on Linux". */
export function browserName(): string {
  const data = (
    navigator as { userAgentData?: { brands: { brand: string; version: string }[]; platform: string } }
  ).userAgentData;
  const brand =
    data?.brands.find(
      ({ brand }) => !/not.?a.?brand|^chromium$/i.test(brand.replace(/[^a-z]/gi, ' ').trim()),
    ) ?? data?.brands.find(({ brand }) => brand === 'Chromium');
  return brand && data ? `${brand.brand} ${brand.version} on ${data.platform}` : 'A browser';
}
