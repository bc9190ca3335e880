/** Names a product: its title or, if that is blank, its model or type; empty if it has none of them. */
export function productName(product: { title: string; model: string; type: string }): string {
  const { title, model, type } = product;
  return [title, model, type].find((name) => name.trim() !== '') ?? '';
}
