/**
 * Leaves words whole where a table is no wider with them; else they may break anywhere on paper (`data-tight`), so that
 * nothing reaches past its edge.
 */
export function fitWords(
  table: Pick<HTMLElement, 'dataset' | 'offsetWidth'> & { readonly style: { overflowWrap: string } },
): void {
  delete table.dataset['tight']
  table.style.overflowWrap = 'anywhere'
  const room = table.offsetWidth
  table.style.overflowWrap = ''
  if (table.offsetWidth > room) table.dataset['tight'] = ''
}
