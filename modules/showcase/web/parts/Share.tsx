import { Button, Group } from '@mantine/core'
import { IconQrcode, IconShare } from '@tabler/icons-react'
import { href } from '#platform/web/href.ts'
import { useText } from '#platform/web/text.ts'
import { toast } from '#platform/web/ui/toast.ts'

/** Hands the address of a public page on: as the device does it, else copied; and as a code to be printed. */
export function Share({ path, title, poster }: { path: string; title: string; poster: string }) {
  const t = useText('showcase')
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url)
      toast.done(t('shared'))
    } catch {
      toast.failed(t('notCopied'))
    }
  }
  const share = async () => {
    const url = `${location.origin}${path}`
    if (!('share' in navigator)) return copy(url)
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // Who closed the device's own list has not asked for a copy.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url)
    }
  }
  return (
    <Group gap="sm">
      <Button variant="default" leftSection={<IconShare size="1rem" aria-hidden />} onClick={() => void share()}>
        {t('share')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconQrcode size="1rem" aria-hidden />}
        component="a"
        href={href('/report/CoursePoster/:ID?', { ID: poster })}
        target="_blank"
        rel="noopener"
      >
        {t('poster')}
      </Button>
    </Group>
  )
}
