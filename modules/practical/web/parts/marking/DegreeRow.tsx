import { Button, Group, Text } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Trilingual } from '#platform/shared/text.ts'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { Colon, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { IconButton } from '#platform/web/frame/IconButton.tsx'
import { useText } from '#platform/web/text.ts'
import { degreeFits } from '../../../rules/sheets.ts'
import type { KeptDegree } from '../../marking/kept-degrees.ts'
import classes from './Marking.module.css'

interface DegreeRowProps {
  readonly item: { readonly ID: number; readonly Text: Trilingual; readonly MaxDegree: number }
  /** What waits here, or has to be settled. */
  readonly kept: KeptDegree | undefined
  readonly degree: number | null
  readonly closed: boolean
  readonly onGive: (degree: number) => void
  readonly onInsist: () => void
  readonly onDrop: () => void
}

/** One question with its degree: pressed up and down, or typed; what is no degree is not kept. */
export function DegreeRow({ item, kept, degree, closed, onGive, onInsist, onDrop }: DegreeRowProps) {
  const t = useText('practical')
  const format = useFormat()
  const pick = usePick()
  const [typed, setTyped] = useState<number | null>(null)
  const max = item.MaxDegree
  const step = max >= 3 ? 1 : 0.25
  const wrong = typed !== null && !degreeFits(typed, max)
  const put = (next: number | null | undefined) => {
    const fits = next !== null && next !== undefined && degreeFits(next, max)
    setTyped(fits || next === null || next === undefined ? null : next)
    if (fits && next !== degree) onGive(next)
  }
  const stepTo = (by: number) => put(Math.min(max, Math.max(0, (degree ?? (by > 0 ? 0 : max)) + by)))
  const text = pick(item.Text)
  return (
    <li
      className={classes['item']}
      data-waits={kept?.standing === 'waiting' || undefined}
      data-closed={closed || undefined}
    >
      <div className={classes['asked']}>
        <Text size="sm">
          <Localized text={item.Text} />
        </Text>
      </div>
      {closed ? (
        <Text size="sm" fw={600} className={classes['read']!}>
          {t('degreeOf', { degree: format.number(degree), max: format.number(max) })}
        </Text>
      ) : (
        <div className={classes['degree']}>
          <IconButton
            variant="default"
            label={t('marking.less', { text })}
            disabled={degree !== null && degree <= 0}
            onClick={() => stepTo(-step)}
          >
            <IconMinus size="1.1rem" aria-hidden />
          </IconButton>
          <div className={classes['number']}>
            <NumberField
              aria-label={t('marking.degreeFor', { text })}
              value={typed ?? degree}
              onChange={put}
              min={0}
              max={max}
              step={step}
              decimals={2}
              {...(wrong && { error: t('marking.notFits', { max: format.number(max) }) })}
            />
          </div>
          <IconButton
            variant="default"
            label={t('marking.more', { text })}
            disabled={degree !== null && degree >= max}
            onClick={() => stepTo(step)}
          >
            <IconPlus size="1.1rem" aria-hidden />
          </IconButton>
          <Text size="sm" c="dimmed" className={classes['max']!}>
            {t('outOf', { max: format.number(max) })}
          </Text>
        </div>
      )}
      {kept && kept.standing !== 'waiting' && <Unsettled kept={kept} onInsist={onInsist} onDrop={onDrop} />}
    </li>
  )
}

/** Somebody else's stands, or it was not taken: its giver chooses. */
function Unsettled({ kept, onInsist, onDrop }: { kept: KeptDegree; onInsist: () => void; onDrop: () => void }) {
  const t = useText('practical')
  const format = useFormat()
  const pick = usePick()
  const { theirs } = kept
  return (
    <div className={classes['conflict']} role="alert">
      <Text size="sm">
        {theirs
          ? t('marking.conflict', { name: pick(theirs.By), at: format.dateTime(theirs.At) })
          : t('marking.refused', { why: t.maybe(`refusals.${kept.why}`, kept.why ?? '') })}
      </Text>
      <Group gap="xs">
        {theirs && (
          <>
            <Button size="compact-sm" variant="default" onClick={onDrop}>
              {t('marking.keepTheirs')}
              <Colon />
              {format.number(theirs.Degree)}
            </Button>
            <Button size="compact-sm" onClick={onInsist}>
              {t('marking.keepMine')}
              <Colon />
              {format.number(kept.degree)}
            </Button>
          </>
        )}
        {!theirs && (
          <Button size="compact-sm" variant="default" onClick={onDrop}>
            {t('marking.drop')}
          </Button>
        )}
      </Group>
    </div>
  )
}
