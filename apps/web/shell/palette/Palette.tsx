import { Modal } from '@mantine/core'
import '../../styles/rest.css'
import { IconSearch } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react'
import { useText } from '#platform/web/text.ts'
import { useTopLayer } from '#platform/web/ui/dialogs/layers.ts'
import { PaletteResults } from './PaletteResults.tsx'
import { usePaletteGroups } from './palette-groups.tsx'
import classes from './Palette.module.css'

interface PaletteProps {
  opened: boolean
  onClose: () => void
}

/** Ctrl+K: what can be done, pages by their title, and records of the modules. */
export default function Palette({ opened, onClose }: PaletteProps) {
  const top = useTopLayer(opened)
  const t = useText('platform')
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      closeOnEscape={top}
      withCloseButton={false}
      padding={0}
      size="38rem"
      yOffset="12vh"
      attributes={{ content: { 'aria-label': t('palette.title') } }}
    >
      <Search onClose={onClose} />
    </Modal>
  )
}

/** Lives as long as the dialog is open, so each opening begins empty. */
function Search({ onClose }: { onClose: () => void }) {
  const t = useText('platform')
  const router = useRouter()
  const listId = useId()
  const [text, setText] = useState('')
  const deferred = useDeferredValue(text.trim())
  const { groups, status, hint } = usePaletteGroups(deferred)
  // By its key: what comes later may stand above it. The first, until another is chosen.
  const [marked, mark] = useState<string | null>(null)
  const hits = groups.flatMap((group) => group.hits)
  const active = Math.max(
    hits.findIndex(({ key }) => key === marked),
    0,
  )

  const follow = (address: string) => {
    onClose()
    void router.navigate({ href: address })
  }
  const onKey = (event: KeyboardEvent) => {
    // The key that ends a composed letter chooses nothing.
    if (event.nativeEvent.isComposing) return
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined && hits.length > 0) {
      event.preventDefault()
      mark(hits[(active + step + hits.length) % hits.length]!.key)
    } else if (event.key === 'Enter' && hits[active]) {
      event.preventDefault()
      follow(hits[active].href)
    }
  }
  const idOf = (index: number) => `${listId}-${index}`

  return (
    <>
      <div className={classes['search']}>
        <IconSearch size="1.35rem" stroke={1.6} aria-hidden />
        <input
          data-autofocus
          className={classes['input']}
          dir="auto"
          role="combobox"
          aria-label={t('palette.title')}
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={hits.length > 0 ? idOf(active) : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('palette.placeholder')}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            mark(null)
          }}
          onKeyDown={onKey}
        />
      </div>
      <p role="status" className={classes['status']}>
        {status}
      </p>
      <PaletteResults
        id={listId}
        label={t('palette.title')}
        groups={groups}
        active={active}
        idOf={idOf}
        onMark={mark}
        onFollow={follow}
      />
      {hint && <p className={classes['hint']}>{hint}</p>}
    </>
  )
}
