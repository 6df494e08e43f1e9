import { NativeSelect } from '@mantine/core'
import { usePagination } from '@mantine/hooks'
import { IconChevronRight } from '@tabler/icons-react'
import { pageSizes } from '#platform/shared/shapes.ts'
import { useFormat } from '../format.tsx'
import { useIsPhone } from '../ui/useIsPhone.ts'
import { useKit } from '../ui/useKit.ts'
import classes from './table.module.css'

export interface TableFootProps {
  readonly pageNum: number
  readonly pageSize: number
  readonly total: number
  /** There are more than can be paged through. */
  readonly isCut?: boolean
  readonly onPage: (pageNum: number) => void
  readonly onPageSize: (pageSize: number) => void
}

/** Which rows of how many, rows a page, and the pages. */
export function TableFoot({ pageNum, pageSize, total, isCut = false, onPage, onPageSize }: TableFootProps) {
  const kit = useKit()
  const format = useFormat()
  const phone = useIsPhone()
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const { range } = usePagination({
    total: pages,
    page: Math.min(pageNum, pages),
    siblings: phone ? 0 : 1,
    boundaries: 1,
  })
  const from = (pageNum - 1) * pageSize + 1
  const values = {
    from: format.number(from),
    to: format.number(Math.min(total, pageNum * pageSize)),
    total: format.number(total),
  }
  return (
    <div className={classes['foot']}>
      <div className={classes['footPart']}>
        <span aria-live="polite">{kit(isCut ? 'table.rangeOfFirst' : 'table.range', values)}</span>
        {total > pageSizes[0] && (
          <NativeSelect
            size="xs"
            aria-label={kit('table.rowsPerPage')}
            data={pageSizes.map((size) => ({ value: String(size), label: format.count(size) }))}
            value={String(pageSize)}
            onChange={(event) => onPageSize(Number(event.currentTarget.value))}
          />
        )}
      </div>
      {pages > 1 && (
        <nav aria-label={kit('table.pages')} className={classes['pages']}>
          <button
            type="button"
            className={classes['page']}
            aria-label={kit('table.previous')}
            disabled={pageNum <= 1}
            onClick={() => onPage(pageNum - 1)}
          >
            <span style={{ display: 'grid', rotate: '180deg' }}>
              <IconChevronRight size="1rem" className={classes['turned']!} aria-hidden />
            </span>
          </button>
          {range.map((each, index) =>
            each === 'dots' ? (
              <span key={`dots ${index}`} aria-hidden>
                …
              </span>
            ) : (
              <button
                key={each}
                type="button"
                className={classes['page']}
                aria-label={kit('table.page', { page: format.count(each) })}
                aria-current={each === pageNum ? 'page' : undefined}
                onClick={() => onPage(each)}
              >
                {format.count(each)}
              </button>
            ),
          )}
          <button
            type="button"
            className={classes['page']}
            aria-label={kit('table.next')}
            disabled={pageNum >= pages}
            onClick={() => onPage(pageNum + 1)}
          >
            <IconChevronRight size="1rem" className={classes['turned']!} aria-hidden />
          </button>
        </nav>
      )}
    </div>
  )
}
