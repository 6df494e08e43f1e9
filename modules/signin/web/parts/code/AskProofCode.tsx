import { Button, Stack, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useSend } from '#platform/web/data.ts'
import { problemSentence, useText } from '#platform/web/text.ts'
import { sendProofCode } from '../../../contract/security.ts'
import { ProblemNote } from './ProblemNote.tsx'

/** The step before a code can be typed, for whoever has no password: asks for one. */
export function AskProofCode({ onAsked }: { onAsked: (asked: Output<typeof sendProofCode>) => void }) {
  const t = useText('account')
  const ask = useSend(sendProofCode, { quiet: true, module: 'signin', onDone: onAsked })
  return (
    <Stack gap="md" align="flex-start">
      <ProblemNote sentence={ask.problem && problemSentence(ask.problem, 'signin')} />
      <Text>{t('security.codeFirst')}</Text>
      <Button loading={ask.sending} onClick={() => void ask.send({ body: {} })}>
        {t('security.sendCode')}
      </Button>
    </Stack>
  )
}
