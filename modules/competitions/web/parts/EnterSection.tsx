import { Alert, Button, Checkbox, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useSend } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { competitionsCalls as calls } from '../../contract/calls.ts'
import type { OwnCompetition } from './competition.tsx'

/** Entering, with the question whether the own name may stand on the board. */
export function EnterSection({ competition }: { competition: OwnCompetition }) {
  const t = useText('competitions')
  const sentence = useSentence('competitions')
  const [showsName, setShowsName] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const entering = useSend(calls.enter, {
    module: 'competitions',
    success: t('mine.entered'),
    onProblem: setProblem,
    quiet: true,
  })
  return (
    <Section>
      <Stack gap="md">
        <Checkbox
          checked={showsName}
          onChange={(event) => setShowsName(event.currentTarget.checked)}
          label={t('mine.agreeName')}
          description={t('mine.agreeNameHint')}
        />
        {problem !== null && (
          <Alert color="red" role="alert">
            {sentence(problem)}
          </Alert>
        )}
        <Group>
          <Button
            size="md"
            loading={entering.sending}
            onClick={() => void entering.send({ body: { Code: competition.Code, ShowsName: showsName } })}
          >
            {t('mine.enter')}
          </Button>
        </Group>
      </Stack>
    </Section>
  )
}
