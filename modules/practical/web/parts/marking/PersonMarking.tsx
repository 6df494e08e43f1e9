import { Alert, Group, SegmentedControl, Select, Stack, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { Code, useFormat, usePick } from '#platform/web/format.tsx'
import { IconButton } from '#platform/web/frame/IconButton.tsx'
import { useAddress } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import type { DegreeFacts, DegreeQueue } from '../../marking/DegreeQueue.ts'
import { nextToMark } from '../../marking/own-sheet.ts'
import type { PracticalClass } from '../class.ts'
import classes from './Marking.module.css'
import { SheetToMark } from './SheetToMark.tsx'

interface PersonMarkingProps {
  readonly queue: DegreeQueue
  readonly facts: DegreeFacts
  readonly shown: PracticalClass
  readonly onReload: () => void
}

/** The trainee and the sheet that the address names, else the first that waits for degrees; both are stepped through by hand. */
export function PersonMarking({ queue, facts, shown, onReload }: PersonMarkingProps) {
  const t = useText('practical')
  const format = useFormat()
  const pick = usePick()
  const { values, change } = useAddress({ trainee: 0, sheet: '' })
  // As it was when the page opened: whoever has just signed goes on seeing what was signed.
  const [opensOn] = useState(() => nextToMark(shown))
  const asked = values.trainee || opensOn?.traineeId
  const at = Math.max(
    0,
    shown.People.findIndex(({ TraineeID }) => TraineeID === asked),
  )
  const person = shown.People[at]
  const kind = values.sheet || (person?.TraineeID === opensOn?.traineeId ? opensOn?.kind : undefined)
  const sheet = shown.Sheets.find(({ Kind }) => Kind === kind) ?? shown.Sheets[0]
  if (!person) return <EmptyState sentence={t('nobody')} />
  if (!sheet) return <EmptyState sentence={t('bars.empty')} />
  const go = (index: number) => change({ trainee: shown.People[index]!.TraineeID })
  const isDone = (index: number) => shown.People[index]!.Percent !== null
  return (
    <Section>
      <Stack gap="sm">
        {shown.Bar && (
          <Alert color="gray" role="note">
            {t(`bars.${shown.Bar}`, { day: format.day(shown.StartDate) })}
          </Alert>
        )}
        <div className={classes['person']}>
          <IconButton label={t('marking.previous')} disabled={at === 0} onClick={() => go(at - 1)}>
            <IconChevronLeft size="1.25rem" className={classes['turn']} aria-hidden />
          </IconButton>
          <Select
            className={classes['who']!}
            aria-label={t('fields.trainee')}
            searchable
            allowDeselect={false}
            value={String(person.TraineeID)}
            onChange={(id) => id && change({ trainee: Number(id) })}
            data={shown.People.map((each, index) => ({
              value: String(each.TraineeID),
              label: isDone(index)
                ? format.joined([pick(each.TraineeName), t('outcomes.settled')])
                : pick(each.TraineeName),
            }))}
          />
          <IconButton label={t('marking.next')} disabled={at === shown.People.length - 1} onClick={() => go(at + 1)}>
            <IconChevronRight size="1.25rem" className={classes['turn']} aria-hidden />
          </IconButton>
        </div>
        <Group justify="space-between" gap="xs">
          <Text size="sm" c="dimmed">
            <Code>{person.TraineeCode}</Code>
          </Text>
          <Text size="sm" c="dimmed">
            {t('assessedOf', { done: format.number(at + 1), all: format.number(shown.People.length) })}
          </Text>
        </Group>
        {shown.Sheets.length > 1 && (
          <SegmentedControl
            fullWidth
            aria-label={t('sheetOf')}
            value={sheet.Kind}
            onChange={(kind) => change({ sheet: kind })}
            data={shown.Sheets.map(({ Kind }) => ({ value: Kind, label: t(`sheets.${Kind}`) }))}
          />
        )}
        <SheetToMark
          key={`${person.TraineeID} ${sheet.Kind}`}
          queue={queue}
          facts={facts}
          shown={shown}
          person={person}
          kind={sheet.Kind}
          onReload={onReload}
        />
      </Stack>
    </Section>
  )
}
