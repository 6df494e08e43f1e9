import { Badge, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { minutesOf } from '#platform/shared/values/dates.ts'
import { useSend } from '#platform/web/data.ts'
import { fits } from '#platform/web/forms/fields/number-entry.ts'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { ChangedEntries, ChangedEntry } from '#platform/web/forms/sheet/ChangedEntry.tsx'
import { useSheetDrafts } from '#platform/web/forms/sheet/useSheetDrafts.ts'
import { UnsavedGuard } from '#platform/web/forms/UnsavedGuard.tsx'
import { Code, Typed, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { useLanguage } from '#platform/web/text.ts'
import { attendanceCalls as calls } from '../../contract/calls.ts'
import type { MarkState } from '../../rules/credit.ts'
import { MarkChoice } from './MarkChoice.tsx'
import { MarkCounts } from './MarkCounts.tsx'
import { CodeButton } from './code/CodeButton.tsx'
import classes from './Sheet.module.css'

type SheetData = Output<typeof calls.getAttendanceSheet>
interface Mark {
  readonly state: MarkState
  readonly minutes: number
}

const takesMinutes = (state: MarkState): boolean => state === 'late' || state === 'leftEarly'
const missedOf = (mark: Mark): number => (takesMinutes(mark.state) ? mark.minutes : 0)
const same = (one: Mark | null, other: Mark | null): boolean =>
  one === null || other === null ? one === other : one.state === other.state && missedOf(one) === missedOf(other)
const savedOf = ({ State, Minutes }: SheetData['People'][number]): Mark | null =>
  State && { state: State, minutes: Minutes }

/** One session's people; what is changed stays here until it is saved. */
export function Sheet({ sheet, closed = false }: { sheet: SheetData; closed?: boolean }) {
  const t = useText('attendance')
  const format = useFormat()
  const language = useLanguage()
  const minuteLimits = { min: 0, max: minutesOf(sheet.EndsAt) - minutesOf(sheet.StartsAt) }
  const personOf = (id: number) => sheet.People.find((person) => person.RegistrationID === id)
  const drafts = useSheetDrafts<number, Mark>((id) => {
    const person = personOf(id)
    return person ? savedOf(person) : null
  }, same)
  const [reason, setReason] = useState('')
  const needsReason = sheet.Marking === 'mayWithReason'
  const saving = useSend(calls.saveAttendance, {
    module: 'attendance',
    success: t('saved'),
    onDone: drafts.answered,
  })

  const allPresent = () => {
    for (const person of sheet.People)
      if (person.State === null && !drafts.mine(person.RegistrationID))
        drafts.put(person.RegistrationID, { state: 'present', minutes: 0 })
  }
  const toSend = drafts.toSend.filter(([id]) => personOf(id))
  const save = () =>
    drafts.send(toSend, (marks) =>
      saving.send({
        body: {
          SessionID: sheet.SessionID,
          ...(needsReason && { Reason: reason }),
          Marks: marks.map(([id, mark]) => ({
            RegistrationID: id,
            State: mark.state,
            Minutes: missedOf(mark),
            Version: personOf(id)?.Version ?? null,
          })),
        },
      }),
    )
  const said = (mark: Mark | null) =>
    mark === null
      ? t('notMarked')
      : [t(`marks.${mark.state}`), ...(takesMinutes(mark.state) ? [format.minutes(mark.minutes)] : [])].join(
          format.separator,
        )
  const wrong = toSend.some(([, mark]) => takesMinutes(mark.state) && !fits(mark.minutes, minuteLimits))
  const marked = sheet.People.filter((person) => drafts.value(person.RegistrationID) !== null).length

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
            <Button variant="default" onClick={allPresent}>
              {t('allPresent')}
            </Button>
          </Group>
        )
      }
      flush
    >
      <UnsavedGuard mayLeave={() => closed || drafts.size === 0} />
      <MarkCounts marks={sheet.People.map((person) => drafts.value(person.RegistrationID)?.state ?? null)} />
      {!closed && <ChangedEntries count={drafts.changed.length} />}
      <ul className={classes['people']}>
        {sheet.People.map((person) => {
          const draft = drafts.mine(person.RegistrationID)
          const { state = null, minutes = 0 } = drafts.value(person.RegistrationID) ?? {}
          const saved = savedOf(person)
          const name = language === 'ar' ? person.NameAr : person.NameEn || person.NameAr
          return (
            <li
              key={person.RegistrationID}
              className={classes['person']}
              data-changed={draft !== undefined && !same(draft, saved)}
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
                    label={`${t('mark')}: ${name}`}
                    value={state}
                    onChange={(mark) => drafts.put(person.RegistrationID, { state: mark, minutes })}
                  />
                  {state && takesMinutes(state) && (
                    <div className={classes['minutes']}>
                      <NumberField
                        size="xs"
                        {...minuteLimits}
                        aria-label={`${t(state === 'late' ? 'minutesLate' : 'minutesEarly')}: ${name}`}
                        suffix={<Text size="xs">{t('minutes')}</Text>}
                        value={minutes}
                        {...(!fits(minutes, minuteLimits) && {
                          error: t('refusals.longerThanSession', { minutes: format.number(minuteLimits.max) }),
                        })}
                        onChange={(value) => drafts.put(person.RegistrationID, { state, minutes: value ?? 0 })}
                      />
                    </div>
                  )}
                </Group>
              )}
              {!closed && draft && drafts.changed.includes(person.RegistrationID) && (
                <ChangedEntry
                  label={name}
                  theirs={said(saved)}
                  mine={said(draft)}
                  onTheirs={() => drafts.drop(person.RegistrationID)}
                  onMine={() => drafts.keepMine(person.RegistrationID)}
                />
              )}
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
              {drafts.size > 0 && t('unsaved', { count: drafts.size })}
            </Text>
            <Button
              onClick={() => void save()}
              loading={saving.sending}
              disabled={drafts.size === 0 || drafts.changed.length > 0 || wrong || (needsReason && !reason.trim())}
            >
              {t('save')}
            </Button>
          </Group>
        </div>
      )}
    </Section>
  )
}
