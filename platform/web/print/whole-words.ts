/**
 * Leaves words whole where a table is no wider with them; else they may break anywhere (`data-tight`), so that nothing
 * reaches past the edge of the paper.
 */
export function fitWords(table: Pick<HTMLElement, 'dataset' | 'offsetWidth'>): void {
  table.dataset['tight'] = ''
  const room = table.offsetWidth
  delete table.dataset['tight']
  if (table.offsetWidth > room) table.dataset['tight'] = ''
}
