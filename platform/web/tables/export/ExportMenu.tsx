import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { IconDownload, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useFormat, usePick } from '../../format.tsx'
import type { ModuleName } from '../../text.ts'
import { useSentence } from '../../ui/states/ErrorState.tsx'
import { saveBlob } from '../../ui/files/files.ts'
import { toast } from '../../ui/toast.ts'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { onPress } from '../../ui/pressed/onPress.tsx'
import { useKit } from '../../ui/useKit.ts'
import { mostOf, mostRows, type Progress, type Wanted } from './most.ts'
import classes from '../table.module.css'
import type { Column } from '../table-types.ts'
import type { ExportItemsProps } from './ExportItems.tsx'

const ExportItems = onPress<ExportItemsProps>('menu', async () => (await import('./ExportItems.tsx')).ExportItems)

export interface ExportMenuProps<Row> extends Wanted<Row> {
  readonly name: string
  readonly title: string
  readonly columns: readonly Column<Row>[]
  readonly module: ModuleName
  /** The rows of the list as it says. */
  readonly total: number
}

/** The filtered list as a file, with the columns shown; of more rows than a file holds it says so before it begins. */
export function ExportMenu<Row>(props: ExportMenuProps<Row>) {
  const kit = useKit()
  const phone = useIsPhone()
  const format = useFormat()
  const pick = usePick()
  const sentence = useSentence(props.module)
  const [progress, setProgress] = useState<Progress | null>(null)
  const going = useRef<AbortController | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => () => going.current?.abort(), [])
  const isGoing = progress !== null
  const wasGoing = useRef(false)
  // Who stopped it by keyboard stands where it began; who went on elsewhere stays there.
  useEffect(() => {
    if (wasGoing.current && !isGoing && document.activeElement === document.body) opener.current?.focus()
    wasGoing.current = isGoing
  }, [isGoing])
  const most = mostOf(props)
  const isMore = props.total > most || (props.pieces !== undefined && props.total >= mostRows)
  const limit = kit('table.exportMost', { shown: format.number(most) })

  const run = async (kind: 'csv' | 'xlsx') => {
    const controller = new AbortController()
    going.current = controller
    // How many there are in pieces is told with the first.
    setProgress({ done: 0, total: props.pieces ? 0 : Math.min(props.total, most) })
    try {
      // Who makes no file needs nothing of the making.
      const { fileOfList } = await import('./exporting.ts')
      const writing = {
        language: format.language,
        wallClock: format.wallClock,
        pick,
        currencyWord: kit('form.currency'),
      }
      const { blob, name, held, all } = await fileOfList(props, kind, writing, setProgress, controller.signal)
      if (controller.signal.aborted) return
      saveBlob(blob, name)
      if (all > held) toast.info(limit)
      else toast.done(kit('table.exported'))
    } catch (problem) {
      if (!controller.signal.aborted) toast.failed(sentence(problem))
    } finally {
      setProgress(null)
    }
  }
  if (progress !== null) {
    const said = { shown: format.number(progress.done), total: format.number(progress.total) }
    return (
      <Group gap="xs" wrap="nowrap">
        <Text size="sm" role="status" className={classes['exporting']}>
          {progress.total === 0 ? kit('loading') : kit('table.exporting', said)}
        </Text>
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={kit('table.exportStop')}
          onClick={() => going.current?.abort()}
        >
          <IconX size="1rem" stroke={1.6} />
        </ActionIcon>
      </Group>
    )
  }
  return (
    <ExportItems
      button={
        phone ? (
          <ActionIcon
            ref={opener}
            variant="default"
            size="input-sm"
            disabled={props.total === 0}
            aria-label={kit('table.export')}
          >
            <IconDownload size="1.125rem" stroke={1.6} />
          </ActionIcon>
        ) : (
          <Button
            ref={opener}
            variant="default"
            px="sm"
            disabled={props.total === 0}
            leftSection={<IconDownload size="1rem" stroke={1.6} />}
          >
            {kit('table.export')}
          </Button>
        )
      }
      limit={isMore ? limit : undefined}
      onChoose={(kind) => void run(kind)}
    />
  )
}
