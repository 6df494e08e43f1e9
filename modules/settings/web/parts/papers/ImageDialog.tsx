import { Alert, Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { send } from '#platform/web/client.ts'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { CropArea, type CropAreaProps } from '#platform/web/ui/files/CropArea.tsx'
import { uploadFile } from '#platform/web/ui/files/files.ts'
import { cutOut, useAddressOf } from '#platform/web/ui/files/picture-cut.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { useKit } from '#platform/web/ui/useKit.ts'
import { settingsCalls as calls } from '../../../contract/calls.ts'
import { paperImageField } from '../../../contract/paper-images.ts'
import { addressesOf, showsOn, type Looks, type PaperImages } from './around.ts'
import { cuts } from './cuts.ts'
import { PaperPreview } from './PaperPreview.tsx'

interface Asked {
  readonly file: File
  readonly place: PaperImages[number]
  readonly images: PaperImages
  readonly looks: Looks
  readonly onClose: () => void
  readonly onSaved: () => unknown
}

/** Cuts a picture for its place, shows it on a document, and puts it there. Fetched when a file has been chosen. */
export function ImageDialog(asked: Asked) {
  const { file, place, onClose } = asked
  const t = useText('settings')
  const kit = useKit()
  const name = t(`images.places.${place.Place}`)
  const kept = cuts[place.Place]
  const [chosen, setChosen] = useState<Parameters<CropAreaProps['onArea']>[0]>(null)
  const [cut, setCut] = useState<File | null>(null)
  const [problem, setProblem] = useState(false)
  const use = async () => {
    if (!chosen) return
    setProblem(false)
    try {
      setCut(await cutOut(chosen.picture, chosen.cut, kept))
    } catch {
      setProblem(true)
    }
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={cut ? t('images.check', { place: name }) : t('images.cut', { place: name })}
      size={cut ? 'xl' : 'lg'}
    >
      {cut ? (
        <Check {...asked} cut={cut} onAgain={() => setCut(null)} />
      ) : (
        <Stack gap="md">
          <CropArea
            file={file}
            aspect={kept.width / kept.height}
            mayBeSmaller={kept.isTransparent ?? false}
            onArea={setChosen}
            words={{
              hint: t('crop.hint'),
              area: t('crop.area'),
              zoom: t('crop.zoom'),
              unreadable: t('crop.unreadable'),
            }}
          />
          {problem && (
            <Alert color="red" role="alert">
              {t('crop.unreadable')}
            </Alert>
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {kit('cancel')}
            </Button>
            <Button disabled={!chosen} onClick={() => void use()}>
              {t('crop.use')}
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  )
}

function Check({ cut, onAgain, place, images, looks, onSaved }: Asked & { cut: File; onAgain: () => void }) {
  const t = useText('settings')
  const kit = useKit()
  const sentence = useSentence('settings')
  const address = useAddressOf(cut)
  const [going, setGoing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const save = async () => {
    setGoing(true)
    setProblem(null)
    try {
      const { ID } = await uploadFile(paperImageField, cut, () => undefined).done
      await send(calls.setPaperImage, {
        body: { Place: place.Place, FileID: ID, ReplacesID: place.Image?.ID ?? null },
      })
      toast.done(t('images.saved'))
      onSaved()
    } catch (error) {
      setProblem(sentence(error))
      setGoing(false)
    }
  }
  return (
    <Stack gap="md">
      <PaperPreview
        looks={looks}
        choices={looks.Items.filter((look) => showsOn(look, place.Place))}
        images={{ ...addressesOf(images), ...(address && { [place.Place]: address }) }}
      />
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" disabled={going} onClick={onAgain}>
          {t('images.again')}
        </Button>
        <Button loading={going} onClick={() => void save()}>
          {kit('save')}
        </Button>
      </Group>
    </Stack>
  )
}
