import { Pagination } from '@mantine/core'
import { useFormat } from '../../format.tsx'
import { useKit } from '../../ui/useKit.ts'

interface CardPagesProps {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  /** How many cards there are in all. */
  readonly total: number
  readonly onChange: (page: number) => void
}

/** The pages of a list of cards; nothing where all of them are on one. */
export function CardPages({ page, pageSize, total, onChange }: CardPagesProps) {
  const kit = useKit()
  const format = useFormat()
  if (total <= pageSize) return null
  return (
    <nav aria-label={kit('table.pages')}>
      <Pagination
        value={page}
        onChange={onChange}
        total={Math.ceil(total / pageSize)}
        getItemProps={(each) => ({
          children: format.count(each),
          'aria-label': kit('table.page', { page: format.count(each) }),
        })}
        getControlProps={(control) =>
          control === 'previous' || control === 'next' ? { 'aria-label': kit(`table.${control}`) } : {}
        }
      />
    </nav>
  )
}
