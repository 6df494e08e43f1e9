import { Button, Group } from '@mantine/core'
import { IconAward, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { send } from '#platform/web/client.ts'
import { useText } from '#platform/web/text.ts'
import { saveBlob } from '#platform/web/ui/files/files.ts'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { certificatesCalls as calls } from '../../contract/calls.ts'
import { reportHref, type OfPaper } from '../certificate-papers.ts'

/** Opens the paper, and gives the same as a credential for other programs where it may be downloaded. */
export function CertificateLinks({ certificate }: { certificate: OfPaper & { ID: number; Mode: string } }) {
  const t = useText('certificates')
  const sentence = useSentence('certificates')
  const [isGoing, setGoing] = useState(false)
  const saveBadge = async () => {
    setGoing(true)
    try {
      const { Serial, Jwt } = await send(calls.getOpenBadge, { ID: certificate.ID })
      saveBlob(new Blob([Jwt], { type: 'application/vc+jwt' }), `${Serial}.jwt`)
    } catch (problem) {
      toast.failed(sentence(problem))
    }
    setGoing(false)
  }
  return (
    <Group gap="xs">
      <Button
        size="compact-sm"
        variant="default"
        component="a"
        href={reportHref(certificate)}
        target="_blank"
        rel="noopener"
        leftSection={<IconPrinter size={14} />}
      >
        {t('open')}
      </Button>
      {certificate.Mode === 'issuedDownloadable' && (
        <Button
          size="compact-sm"
          variant="subtle"
          loading={isGoing}
          onClick={() => void saveBadge()}
          leftSection={<IconAward size={14} aria-hidden />}
          title={t('badgeHelp')}
        >
          {t('badge')}
        </Button>
      )}
    </Group>
  )
}
