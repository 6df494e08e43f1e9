import { Stack, Text } from '@mantine/core'
import { Leaving } from '#modules/lookups/web/public.ts'
import { refreshAfter, useCall, useSend } from '#platform/web/data.ts'
import { Localized } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { feedbackCalls as calls } from '../../contract/calls.ts'
import type { FeedbackQuestion } from './question.ts'

/** Deletes a question that nothing uses; of another it says what does, and offers to ask it no more. */
export function LeavingQuestion({ question, onClose }: { question: FeedbackQuestion; onClose: () => void }) {
  const t = useText('feedback')
  const { ID, CategoryID, Text: text, Answer, Choices, IsRequired, Version } = question
  // Once: of a question that is gone nobody asks any more.
  const query = useCall(calls.getFeedbackQuestionUses, { ID }, { keep: false, once: true })
  const dialog = { quiet: true, module: 'feedback', onDone: onClose } as const
  const gone = useSend(calls.deleteFeedbackQuestion, {
    ...dialog,
    success: t('deleted'),
    // Used meanwhile: what uses it takes the place of the question.
    onProblem: () => void query.refetch(),
  })
  const stop = useSend(calls.editFeedbackQuestion, { ...dialog, success: t('stopped'), onProblem: refreshAfter })
  const body = { CategoryID, Text: text, Answer, Choices: [...Choices], IsRequired, IsActive: false, Version }
  return (
    <QueryView query={query} module="feedback">
      {({ Places }) => (
        <Stack gap="md">
          <Text fw={500}>
            <Localized text={text} />
          </Text>
          <Leaving
            id={ID}
            module="feedback"
            places={Places}
            words={{
              ask: t('acts.deleteFeedbackQuestion.ask'),
              gone: t('acts.deleteFeedbackQuestion.do'),
              used: t('usedHere'),
              stop: t('stop'),
            }}
            gone={{ ...gone, run: () => void gone.send({ ID }) }}
            stop={question.IsActive ? { ...stop, run: () => void stop.send({ ID, body }) } : null}
            onClose={onClose}
          />
        </Stack>
      )}
    </QueryView>
  )
}
