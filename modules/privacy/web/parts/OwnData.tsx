import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { sendForFile } from '#platform/web/client.ts'
import { useText } from '#platform/web/text.ts'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { saveBlob } from '#platform/web/ui/files/files.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { downloadOwnData } from '../../contract/download.ts'
import { today } from '#platform/web/start/zone.ts'

/** Files may be large and the line slow. */
const within = 30 * 60_000

/** What somebody may ask about the own data: a copy. Of the person alone: not shown to who acts as somebody. */
export function OwnData() {
  const t = useText('privacy')
  return (
    <Section title={t('title')}>
      <DownloadOwnData />
    </Section>
  )
}

function DownloadOwnData() {
  const t = useText('privacy')
  const sentence = useSentence('privacy')
  const [running, setRunning] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const download = async () => {
    setRunning(true)
    setProblem(null)
    try {
      const archive = await sendForFile(downloadOwnData, {}, { within })
      saveBlob(archive, `${t('download.fileName')}-${today()}.zip`)
      toast.done(t('download.done'))
    } catch (error) {
      setProblem(error)
    } finally {
      setRunning(false)
    }
  }
  return (
    <Stack gap="sm" align="flex-start">
      <Text size="sm">{t('download.hint')}</Text>
      {problem !== null && (
        <Alert color="red" role="alert">
          {sentence(problem)}
        </Alert>
      )}
      <Button
        variant="default"
        leftSection={<IconDownload size="1rem" aria-hidden />}
        loading={running}
        onClick={() => void download()}
      >
        {t('acts.downloadOwnData.do')}
      </Button>
      <Text size="xs" c="dimmed" role="status">
        {running ? t('download.running') : ''}
      </Text>
    </Stack>
  )
}
