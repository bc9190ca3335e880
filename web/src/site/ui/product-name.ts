/** What a product is called where its title is blank: its model or type; empty where it has neither. */
export function productName(product: { title: string; model: string; type: string }): string {
  const { title, model, type } = product;
  return [title, model, type].find((name) => name.trim() !== '') ?? '';
}
