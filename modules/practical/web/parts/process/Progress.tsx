import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Code, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { printAction } from '#platform/web/ui/acts/print-action.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { examinationActs } from '../../../contract/acts.ts'
import type { PracticalClass, PracticalPerson as Person } from '../class.ts'
import { outcomeTones } from '../tones.ts'
import { DaysForm } from './DaysForm.tsx'
import { Signatures } from './Signatures.tsx'

/** How far the practical part of a class is: its days and assessors, each trainee, and what may be done with it. */
export function Progress({ shown, onReload }: { shown: PracticalClass; onReload: () => void }) {
  const t = useText('practical')
  const format = useFormat()
  const pick = usePick()
  const opensMarking = useMayPass('instructor')
  const opensAnswers = useMayPass('adminEvaluatorInstructorCoordinator')
  const [planning, setPlanning] = useState(false)
  const names = shown.Assessors.map((name) => pick(name))
  const done = shown.People.filter(({ Percent }) => Percent !== null).length
  const marking = opensMarking ? ('/TraineePractical' as const) : ('/InstructorGeneralPracticalAnswer' as const)
  const markingOf = (person?: Person) =>
    href(marking, {}, { class: shown.CourseClassID, ...(person && { trainee: person.TraineeID }) })
  const sheets = shown.Sheets.map(({ Kind }) => Kind)
  const paper = { CourseClassID: shown.CourseClassID }
  return (
    <>
      <Section>
        <Stack gap="md">
          <KeyValues
            columns={4}
            items={[
              {
                label: t('fields.days'),
                value: shown.StartsOn ? format.dayRange(shown.StartsOn, shown.EndsOn) : t('notSet'),
              },
              { label: t('fields.assessors'), value: names.length > 0 ? format.list(names) : t('everyAssessor') },
              shown.IsPeopleShown && {
                label: t('fields.progress'),
                value: t('assessedOf', { done: format.number(done), all: format.number(shown.People.length) }),
              },
              { label: t('fields.pass'), value: format.percent(shown.PassPercent) },
              shown.ReleasedAt !== null && { label: t('fields.releasedAt'), value: format.dateTime(shown.ReleasedAt) },
            ]}
          />
          <ActionBar
            module="practical"
            allowed={shown.Actions}
            actions={{
              ...actButtons(
                examinationActs,
                { ...shown, ID: shown.CourseClassID },
                ['planPractical', 'releasePractical', 'reopenPractical'],
                {
                  planPractical: { label: t('setDays'), run: () => setPlanning(true) },
                },
              ),
              printGeneral: sheets.includes('general') && {
                ...printAction(href('/report/GeneralPracticalIACE/:CourseClassID?/:TraineeID?', paper)),
                always: true,
                label: t('printGeneral'),
              },
              printCourse: sheets.includes('course') && {
                ...printAction(href('/report/CoursePracticalIACE/:CourseClassID?/:TraineeID?', paper)),
                always: true,
                label: t('printCourse'),
              },
            }}
            onDone={onReload}
          />
        </Stack>
      </Section>
      {shown.IsPeopleShown && (
        <Section
          flush
          title={t('marking.people')}
          actions={
            opensAnswers &&
            shown.Bar === null && (
              <Button component={AppLink} to={markingOf() as '/'}>
                {t('mark')}
              </Button>
            )
          }
        >
          <SimpleTable<Person>
            caption={t('marking.people')}
            rows={shown.People}
            rowKey={(person) => person.RegistrationID}
            emptySentence={t('nobody')}
            columns={[
              {
                key: 'trainee',
                label: t('fields.trainee'),
                card: 'title',
                cell: (person) => (
                  <>
                    {opensAnswers ? (
                      <AppLink to={markingOf(person) as '/'}>
                        <Localized text={person.TraineeName} />
                      </AppLink>
                    ) : (
                      <Localized text={person.TraineeName} />
                    )}
                    <Text size="xs" c="dimmed" component="div">
                      <Code>{person.TraineeCode}</Code>
                    </Text>
                  </>
                ),
              },
              ...shown.Sheets.map(({ Kind }) => ({
                key: Kind,
                label: t(`sheets.${Kind}`),
                cell: (person: Person) => <Signatures person={person} kind={Kind} shown={shown} onDone={onReload} />,
              })),
              {
                key: 'percent',
                label: t('fields.percent'),
                align: 'end',
                cell: (person) => format.percent(person.Percent),
              },
              {
                key: 'result',
                label: t('fields.result'),
                card: 'badge',
                cell: (person) => <Result person={person} />,
              },
            ]}
          />
        </Section>
      )}
      <Dialog opened={planning} onClose={() => setPlanning(false)} title={t('fields.days')}>
        {planning && <DaysForm shown={shown} onClose={() => setPlanning(false)} />}
      </Dialog>
    </>
  )
}

/** What all sheets together come to: not complete, too far apart, passed or not. */
function Result({ person }: { person: Person }) {
  const t = useText('practical')
  if (person.Passed !== null)
    return <StateBadge tone={person.Passed ? 'success' : 'danger'} label={t(person.Passed ? 'passed' : 'failed')} />
  const state = person.Outcomes.some(({ State }) => State === 'apart') ? 'apart' : 'open'
  return (
    <Group gap="xs">
      <StateBadge tone={outcomeTones[state]} label={t(`outcomes.${state}`)} />
    </Group>
  )
}
