import { Group, Stack, Text } from '@mantine/core'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, Colon, Localized, Typed, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { printAction } from '#platform/web/ui/acts/print-action.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { feedbackCalls as calls } from '../../../contract/calls.ts'
import { familyOf } from '../../../rules/kinds.ts'
import { useAnswerWord } from '../useAnswerWord.ts'

/** What somebody answered by name. */
export function SignedSheet({ id, onClose }: { id: number | null; onClose: () => void }) {
  const t = useText('feedback')
  const r = useText('feedback/rounds')
  const format = useFormat()
  const word = useAnswerWord()
  const query = useCall(calls.getFeedbackSignedSheet, id === null ? skip : { ID: id }, { keep: false })
  return (
    <Dialog opened={id !== null} onClose={onClose} title={r('round.signedSheet')} drawer size="40rem">
      <QueryView query={query} module="feedback">
        {(sheet) => (
          <Stack gap="md">
            <Group justify="space-between" align="flex-start">
              <Stack gap={2}>
                <Text fw={600}>
                  <Localized text={sheet.Name} />
                </Text>
                <Text size="sm" c="dimmed">
                  <Localized text={sheet.CourseName} /> <Code>{sheet.ClassCode}</Code>
                </Text>
                {sheet.InstructorName && (
                  <Text size="sm">
                    {t('fields.instructor')}
                    <Colon />
                    <Localized text={sheet.InstructorName} />
                  </Text>
                )}
                <Text size="sm" c="dimmed">
                  {t('answering.given', { day: format.day(sheet.GivenOn) })}
                </Text>
              </Stack>
              {familyOf(sheet.Kind) === 'instructor' && id !== null && (
                <ActionBar
                  module="feedback"
                  allowed={[]}
                  actions={{
                    print: {
                      ...printAction(href('/report/InstructorAssessmentAnswerIACE/:ID?', { ID: id })),
                      label: r('results.print'),
                    },
                  }}
                />
              )}
            </Group>
            <KeyValues
              items={sheet.Answers.map((answer) => ({
                label: <Localized text={answer.Text} />,
                value: answer.Comment ? <Typed>{answer.Comment}</Typed> : word(answer, answer.Value),
                wide: true,
              }))}
            />
          </Stack>
        )}
      </QueryView>
    </Dialog>
  )
}
