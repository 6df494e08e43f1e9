import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { send } from '#platform/web/client.ts'
import { useFormat } from '#platform/web/format.tsx'
import { keepPhoto, nameOf, useUser } from '#platform/web/session.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { ConfirmButton } from '#platform/web/ui/dialogs/Confirm.tsx'
import { ownFileId } from '#platform/web/ui/files/own-file.ts'
import { PersonPhoto } from '#platform/web/ui/files/PersonPhoto.tsx'
import { useFilePick } from '#platform/web/ui/files/useFilePick.tsx'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { setPhoto } from '../../../contract/photo.ts'
import { mostBytes, objectionTo, pictureTypes } from './photo-file.ts'
import classes from './AccountPhoto.module.css'

const PhotoCrop = lazyPart(async () => (await import('./PhotoCrop.tsx')).default)

/** The own photo: choose one and cut it out, or remove it. */
export function AccountPhoto() {
  const t = useText('profile')
  const format = useFormat()
  const language = useLanguage()
  const user = useUser()
  const [chosen, setChosen] = useState<File | null>(null)
  const [objection, setObjection] = useState<ReturnType<typeof objectionTo>>(null)
  const pick = useFilePick(pictureTypes.join(','), async (file) => {
    const wrong = objectionTo(file)
    setObjection(wrong)
    setChosen(wrong ? null : file)
  })
  if (!user) return null
  const has = user.photoURL !== null
  return (
    <div className={classes['root']} role="group" aria-label={t('photo.title')}>
      <PersonPhoto fileId={ownFileId(user.photoURL)} name={nameOf(user, language)} size="6rem" />
      {!user.acting && (
        <div className={classes['actions']}>
          {pick.input}
          <div className={classes['buttons']}>
            <Button variant="default" size="xs" onClick={pick.open}>
              {t(has ? 'photo.change' : 'photo.add')}
            </Button>
            {has && (
              <ConfirmButton
                label={t('photo.remove')}
                question={t('photo.removeQuestion')}
                danger
                size="xs"
                module="accounts"
                onConfirm={async () => {
                  await send(setPhoto, { body: { FileID: null } })
                  keepPhoto(null)
                  toast.done(t('photo.removed'))
                }}
              />
            )}
          </div>
          <Text
            size="xs"
            c={objection ? 'var(--mantine-color-error)' : 'dimmed'}
            role={objection ? 'alert' : undefined}
          >
            {t(objection ? `photo.${objection}` : 'photo.limits', { limit: format.bytes(mostBytes) })}
          </Text>
        </div>
      )}
      {chosen && <PhotoCrop file={chosen} onClose={() => setChosen(null)} />}
    </div>
  )
}
