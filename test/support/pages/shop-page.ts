/** A long shop page that changes in several places with each click. */

const goods = ['Lamp', 'Chair', 'Table', 'Shelf', 'Mirror', 'Carpet', 'Clock', 'Vase', 'Blanket', 'Basket'];
const woods = ['oak', 'beech', 'walnut', 'pine', 'cherry', 'ash', 'maple', 'birch'];

/** 80 products with price, rating and two buttons each, filters, and a basket that lists what was put into it. */
export function shopPage(): string {
  const products = woods.flatMap((wood, row) =>
    goods.map((good, column) => {
      const name = `${good} in ${wood}`;
      const price = `${(row + 2) * (column + 3)}.90`;
      return `<li><article><h3><a href="#${row}-${column}">${name}</a></h3><p>${price} €</p><p>${3 + (column % 3)} of 5 stars, ${row * 7 + column} reviews</p>
        <button onclick="add('${name}', ${price})">Add to basket</button> <button onclick="this.ariaPressed = 'true'">Remember</button></article></li>`;
    }),
  );
  const filters = woods.map((wood) => `<label><input type="checkbox"> ${wood}</label>`).join(' ');
  return `<!doctype html><html lang="en"><head><title>Shop</title></head><body>
    <header><a href="#top">Wood &amp; Co.</a><form role="search"><input type="search" aria-label="Search"><button>Search</button></form>
    <nav aria-label="Departments">${goods.map((good) => `<a href="#${good}">${good}s</a>`).join(' ')}</nav>
    <p>Basket: <span id="count">0</span> pieces, <span id="sum">0.00</span> €</p></header>
    <main><h1>All products</h1><fieldset><legend>Wood</legend>${filters}</fieldset><ul>${products.join('\n')}</ul></main>
    <aside aria-label="Basket"><ul id="basket"></ul></aside>
    <script>let total = 0;
      function add(name, price) {
        total += price;
        basket.append(Object.assign(document.createElement('li'), { textContent: name }));
        count.textContent = basket.children.length;
        sum.textContent = total.toFixed(2);
      }</script></body></html>`;
}
