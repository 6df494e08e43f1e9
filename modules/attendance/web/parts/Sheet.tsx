import { Badge, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { minutesOf } from '#platform/shared/values/dates.ts'
import { fits } from '#platform/web/forms/fields/number-entry.ts'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { ChangedEntries } from '#platform/web/forms/sheet/ChangedEntry.tsx'
import { UnsavedGuard } from '#platform/web/forms/UnsavedGuard.tsx'
import { Code, Typed, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { useLanguage } from '#platform/web/text.ts'
import { useEntryFacts } from '#platform/web/kept/own-entries.ts'
import { sameMark, takesMinutes, type Mark, type SheetData } from '../taking/kept-marks.ts'
import { MarkDelivery } from '../taking/MarkDelivery.tsx'
import type { MarkQueue } from '../taking/own-marks.ts'
import { UnsettledMark } from '../taking/UnsettledMark.tsx'
import { useMarks } from '../taking/useMarks.ts'
import { MarkChoice } from './MarkChoice.tsx'
import { MarkCounts } from './MarkCounts.tsx'
import { CodeButton } from './code/CodeButton.tsx'
import classes from './Sheet.module.css'

type Person = SheetData['People'][number]

/** One session's people. What is chosen is kept in this browser until it is saved, and saved marks until they arrive. */
export function Sheet({ sheet, queue, closed = false }: { sheet: SheetData; queue: MarkQueue; closed?: boolean }) {
  const t = useText('attendance')
  const format = useFormat()
  const language = useLanguage()
  const minuteLimits = { min: 0, max: minutesOf(sheet.EndsAt) - minutesOf(sheet.StartsAt) }
  const people = new Map(sheet.People.map((person) => [person.RegistrationID, person]))
  const marks = useMarks(
    queue,
    ({ registrationId }) => {
      const { State = null, Minutes = 0, Version = null } = people.get(registrationId) ?? {}
      return State && { Outcome: 'saved', Version, state: State, minutes: Minutes }
    },
    (mark) => mark.sessionId === sheet.SessionID && people.has(mark.registrationId),
  )
  const placeOf = ({ RegistrationID }: Person) => ({
    classId: sheet.CourseClassID,
    sessionId: sheet.SessionID,
    registrationId: RegistrationID,
  })
  const put = (person: Person, mark: Mark) => marks.put([[placeOf(person), mark]])
  const { state: queueState, frail } = useEntryFacts(queue)
  const [reason, setReason] = useState('')
  const needsReason = sheet.Marking === 'mayWithReason'

  const allPresent = () =>
    marks.put(
      sheet.People.filter((person) => marks.value(placeOf(person)) === null).map(
        (person) => [placeOf(person), { state: 'present', minutes: 0 }] as const,
      ),
    )
  const wrong = marks.unsaved.some((mark) => takesMinutes(mark.state) && !fits(mark.minutes, minuteLimits))
  const marked = sheet.People.filter((person) => marks.value(placeOf(person)) !== null).length

  const title = `${t('sessionNumber', { number: format.number(sheet.SessionNumber) })} — ${format.weekdayAndDay(sheet.Day)}`

  return (
    <Section
      title={title}
      description={
        <>
          {t('markedOf', { count: marked, marked: format.number(marked), all: format.number(sheet.People.length) })}
          {!closed && <span className={classes['keys']}>{t('keysHint')}</span>}
        </>
      }
      actions={
        !closed && (
          <Group gap="sm">
            {sheet.MayShowCode && <CodeButton sessionId={sheet.SessionID} title={title} />}
            <Button variant={marked === 0 ? 'filled' : 'default'} onClick={allPresent}>
              {t('allPresent')}
            </Button>
          </Group>
        )
      }
      flush
    >
      <UnsavedGuard mayLeave={() => closed || marks.unsaved.length === 0} keep={async () => !frail} />
      <MarkDelivery queue={queue} inset />
      <MarkCounts marks={sheet.People.map((person) => marks.value(placeOf(person))?.state ?? null)} />
      {!closed && <ChangedEntries count={marks.changed.length} />}
      <ul className={classes['people']}>
        {sheet.People.map((person) => {
          const place = placeOf(person)
          const own = marks.kept(place)
          const { state = null, minutes = 0 } = marks.value(place) ?? {}
          const name = language === 'ar' ? person.NameAr : person.NameEn || person.NameAr
          return (
            <li
              key={person.RegistrationID}
              className={classes['person']}
              data-changed={own !== undefined && !sameMark(own, marks.stands(place))}
            >
              <Stack gap={0} className={classes['name']}>
                <Text size="sm" fw={600}>
                  <Typed>{name}</Typed>
                </Text>
                <Group gap="xs">
                  <Text size="xs" c="dimmed" component="span">
                    <Code>{person.TraineeCode}</Code>
                  </Text>
                  <Text size="xs" c="dimmed" component="span">
                    {t('taken')} {format.percent(person.TakenPercent)}
                  </Text>
                  {person.IsAtRisk && (
                    <Badge size="sm" color="red" variant="light" title={t('atRiskHint')}>
                      {t('atRisk')}
                    </Badge>
                  )}
                </Group>
              </Stack>
              {closed ? (
                <Text size="sm">{state ? t(`marks.${state}`) : t('notMarked')}</Text>
              ) : (
                <Group gap="xs" className={classes['marks']}>
                  <MarkChoice
                    label={`${t('mark')}${format.colon}${name}`}
                    value={state}
                    onChange={(mark) => put(person, { state: mark, minutes })}
                  />
                  {state && takesMinutes(state) && (
                    <div className={classes['minutes']}>
                      <NumberField
                        size="xs"
                        {...minuteLimits}
                        aria-label={`${t(state === 'late' ? 'minutesLate' : 'minutesEarly')}${format.colon}${name}`}
                        suffix={<Text size="xs">{t('minutes')}</Text>}
                        value={minutes}
                        {...(!fits(minutes, minuteLimits) && {
                          error: t('refusals.longerThanSession', { minutes: format.number(minuteLimits.max) }),
                        })}
                        onChange={(value) => put(person, { state, minutes: value ?? 0 })}
                      />
                    </div>
                  )}
                </Group>
              )}
              {own && <UnsettledMark mark={own} marks={marks} label={name} />}
            </li>
          )
        })}
      </ul>
      {!closed && (
        <div className={classes['foot']} data-foot data-asks={needsReason || undefined}>
          {needsReason && (
            <TextInput
              label={t('reason')}
              description={t('reasonHint')}
              required
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          )}
          <Group justify="space-between">
            <Text size="sm" c="dimmed">
              {marks.unsaved.length > 0 && t('unsaved', { count: marks.unsaved.length })}
            </Text>
            <Button
              onClick={() => marks.save(needsReason ? reason.trim() : '')}
              loading={queueState === 'sending'}
              disabled={
                marks.unsaved.length === 0 || marks.changed.length > 0 || wrong || (needsReason && !reason.trim())
              }
            >
              {t('save')}
            </Button>
          </Group>
        </div>
      )}
    </Section>
  )
}
