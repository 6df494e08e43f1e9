import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useCall, useSend } from '#platform/web/data.ts'
import { fits } from '#platform/web/forms/fields/number-entry.ts'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { ChangedEntries, ChangedEntry } from '#platform/web/forms/sheet/ChangedEntry.tsx'
import { enterBelow } from '#platform/web/forms/sheet/enter-below.ts'
import { useSheetDrafts } from '#platform/web/forms/sheet/useSheetDrafts.ts'
import { UnsavedGuard } from '#platform/web/forms/UnsavedGuard.tsx'
import { Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { evaluationCalls as calls } from '../../contract/calls.ts'
import classes from './Degrees.module.css'
import { PersonName } from './PersonName.tsx'

type Participation = Output<typeof calls.getParticipation>
type Person = Participation['People'][number]

export function Degrees({ classId }: { classId: number }) {
  const t = useText('evaluation')
  const query = useCall(calls.getParticipation, { courseClassID: classId })
  return (
    <QueryView query={query}>
      {(data) => {
        if (data.People.length === 0) return <EmptyState sentence={t('nobody')} />
        if (data.Means.length === 0) return <EmptyState sentence={t('noMeans')} />
        return <DegreeSheet data={data} />
      }}
    </QueryView>
  )
}

const keyOf = (registrationId: number, meanId: number) => `${registrationId}:${meanId}`

/** Everybody's degrees; what is changed stays here until it is saved. */
function DegreeSheet({ data }: { data: Participation }) {
  const t = useText('evaluation')
  const format = useFormat()
  const pick = usePick()
  const nameOf = ({ Name, Participation }: Participation['Means'][number]) =>
    Participation ? `${pick(Name)} (${pick(Participation)})` : pick(Name)
  const scores = new Map(
    data.People.flatMap((person) =>
      person.Scores.map((score) => [keyOf(person.RegistrationID, score.MeanID), score] as const),
    ),
  )
  const drafts = useSheetDrafts<string, number>((key) => scores.get(key)?.Score ?? null, Object.is)
  const saving = useSend(calls.saveParticipation, {
    module: 'evaluation',
    success: t('saved'),
    onDone: drafts.answered,
  })

  /** A degree that was given can be changed, not taken back: emptied, the field says again what was given. */
  const put = (key: string, score: number | null) => (score === null ? drafts.drop(key) : drafts.put(key, score))
  const wrong = data.People.some((person) =>
    data.Means.some((mean) => {
      const score = drafts.mine(keyOf(person.RegistrationID, mean.MeanID))
      return score !== undefined && !fits(score, { min: mean.MinScore, max: mean.MaxScore })
    }),
  )
  const save = () =>
    drafts.send(drafts.toSend, (entries) => {
      const chosen = new Map(entries)
      return saving.send({
        body: {
          CourseClassID: data.CourseClassID,
          Scores: data.People.flatMap(({ RegistrationID }) =>
            data.Means.flatMap(({ MeanID }) => {
              const key = keyOf(RegistrationID, MeanID)
              const Score = chosen.get(key)
              return Score === undefined
                ? []
                : [{ RegistrationID, MeanID, Score, Version: scores.get(key)?.Version ?? null }]
            }),
          ),
        },
      })
    })

  return (
    <Section flush title={t('degrees')}>
      <div data-sheet>
        <UnsavedGuard mayLeave={() => !data.IsOpen || drafts.size === 0} />
        {data.Closed && (
          <Alert color={data.Closed === 'notBegun' ? 'blue' : 'yellow'} m="md">
            {t(`closed.${data.Closed}`, { day: data.StartsOn })}
          </Alert>
        )}
        {data.IsOpen && <ChangedEntries count={drafts.changed.length} />}
        <SimpleTable
          cards
          caption={t('degrees')}
          rows={data.People}
          rowKey={(person: Person) => person.RegistrationID}
          emptySentence={t('nobody')}
          columns={[
            {
              key: 'name',
              label: t('trainee'),
              card: 'title' as const,
              cell: (person: Person) => <PersonName person={person} />,
            },
            ...data.Means.map((mean) => ({
              key: String(mean.MeanID),
              label: `${nameOf(mean)}${format.separator}${t('weight', { percent: format.percent(mean.Percent) })}`,
              cell: (person: Person) => {
                const key = keyOf(person.RegistrationID, mean.MeanID)
                const given = scores.get(key)?.Score ?? null
                const mine = drafts.mine(key)
                const label = `${pick(mean.Name)}: ${pick({ ar: person.NameAr, en: person.NameEn })}`
                return (
                  <Stack gap="xs">
                    <Group gap="xs" wrap="nowrap">
                      <div className={classes['degree']} data-changed={mine !== undefined}>
                        <NumberField
                          size="xs"
                          aria-label={label}
                          min={mean.MinScore}
                          max={mean.MaxScore}
                          decimals={2}
                          disabled={!data.IsOpen}
                          value={drafts.value(key)}
                          onChange={(value) => put(key, value ?? null)}
                          onEnter={(entry) => enterBelow(entry, data.Means.length)}
                        />
                      </div>
                      <Text size="xs" c="dimmed" className={classes['outOf']!}>
                        {t('outOf', { max: format.number(mean.MaxScore) })}
                      </Text>
                    </Group>
                    {data.IsOpen && mine !== undefined && drafts.changed.includes(key) && (
                      <ChangedEntry
                        label={label}
                        theirs={format.number(given)}
                        mine={format.number(mine)}
                        onTheirs={() => drafts.drop(key)}
                        onMine={() => drafts.keepMine(key)}
                      />
                    )}
                  </Stack>
                )
              },
            })),
          ]}
        />
        {data.IsOpen && (
          <div className={classes['foot']} data-foot>
            <Text size="sm" c="dimmed">
              {drafts.size > 0 ? t('unsaved', { count: drafts.size }) : <Localized text={data.CourseName} />}
            </Text>
            <Button
              onClick={() => void save()}
              loading={saving.sending}
              disabled={drafts.size === 0 || drafts.changed.length > 0 || wrong}
            >
              {t('save')}
            </Button>
          </div>
        )}
      </div>
    </Section>
  )
}
