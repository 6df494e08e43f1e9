import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { EntryUses } from '#modules/lookups/web/public.ts'
import { refreshAfter, useCall, useSend } from '#platform/web/data.ts'
import { Localized } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'
import { feedbackCalls as calls } from '../../contract/calls.ts'
import type { FeedbackQuestion } from './question.ts'

interface Leaving {
  readonly question: FeedbackQuestion
  readonly onClose: () => void
}

/** Deletes a question that nothing uses; of another it says what does, and offers to ask it no more. */
export function LeavingQuestion({ question, onClose }: Leaving) {
  // Once: of a question that is gone nobody asks any more.
  const query = useCall(calls.getFeedbackQuestionUses, { ID: question.ID }, { keep: false, once: true })
  return (
    <QueryView query={query} module="feedback">
      {({ Places }) => (
        <Stack gap="md">
          <Text fw={500}>
            <Localized text={question.Text} />
          </Text>
          {Places.length === 0 ? (
            <Unused question={question} onClose={onClose} />
          ) : (
            <Used question={question} onClose={onClose} places={Places} />
          )}
        </Stack>
      )}
    </QueryView>
  )
}

function Unused({ question, onClose }: Leaving) {
  const t = useText('feedback')
  const kit = useKit()
  const sentence = useSentence('feedback')
  const gone = useSend(calls.deleteFeedbackQuestion, {
    quiet: true,
    module: 'feedback',
    success: t('deleted'),
    onDone: onClose,
  })
  return (
    <>
      <Text size="sm">{t('acts.deleteFeedbackQuestion.ask')}</Text>
      {gone.problem && (
        <Alert color="red" role="alert">
          {sentence(gone.problem)}
        </Alert>
      )}
      <Group justify="end">
        <Button variant="default" onClick={onClose}>
          {kit('cancel')}
        </Button>
        <Button color="red" data-autofocus loading={gone.sending} onClick={() => void gone.send({ ID: question.ID })}>
          {t('acts.deleteFeedbackQuestion.do')}
        </Button>
      </Group>
    </>
  )
}

function Used({ question, onClose, places }: Leaving & { places: Parameters<typeof EntryUses>[0]['places'] }) {
  const t = useText('feedback')
  const sentence = useSentence('feedback')
  const stop = useSend(calls.editFeedbackQuestion, {
    quiet: true,
    module: 'feedback',
    success: t('stopped'),
    onDone: onClose,
    onProblem: refreshAfter,
  })
  const { ID, CategoryID, Text: text, Answer, Choices, IsRequired, Version } = question
  const body = { CategoryID, Text: text, Answer, Choices: [...Choices], IsRequired, IsActive: false, Version }
  return (
    <>
      <Text size="sm">{t('usedHere')}</Text>
      <EntryUses entry={ID} places={places} />
      {stop.problem && (
        <Alert color="red" role="alert">
          {sentence(stop.problem)}
        </Alert>
      )}
      {question.IsActive && (
        <Group justify="end">
          <Button data-autofocus loading={stop.sending} onClick={() => void stop.send({ ID, body })}>
            {t('stop')}
          </Button>
        </Group>
      )}
    </>
  )
}
