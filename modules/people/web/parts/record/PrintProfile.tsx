import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useKit } from '#platform/web/ui/useKit.ts'

/** The way to the record as a paper, in a tab of its own. */
export function PrintProfile({ to }: { to: string }) {
  const kit = useKit()
  return (
    <Button
      component="a"
      href={to}
      target="_blank"
      rel="noopener"
      variant="default"
      leftSection={<IconPrinter size="1rem" aria-hidden />}
    >
      {kit('print.print')}
    </Button>
  )
}
