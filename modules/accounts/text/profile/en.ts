import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as accounts } from '../en.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as users } from '#modules/accounts/text/users/en.ts'

export const en: Words<typeof ar> = {
  title: accounts.screens.profile,
  description: 'Your account as the academy sees it, and what you choose for yourself.',
  tabs: { label: 'Parts of the profile', account: terms.account, security: 'Security' },
  facts: {
    title: terms.account,
    nameAr: terms.nameInArabic,
    nameEn: terms.nameInEnglish,
    edit: 'Edit the name',
    email: terms.eMail,
    role: terms.role,
    gender: terms.gender,
    genders: users.genders,
    genderHelp: users.genderHelp,
    genderUnsaid: 'Not said',
    genderSaved: 'The gender is saved.',
    rights: users.fields.permissions,
    allRights: 'Every permission: the administrator’s role opens all of them.',
    noRights: 'What the role opens, without further permissions.',
  },
  photo: {
    title: 'Photo',
    add: terms.addAPhoto,
    change: 'Change photo',
    remove: 'Remove photo',
    removeQuestion: 'Your photo is deleted, and your initials stand in its place.',
    removed: 'The photo was removed.',
    saved: 'The photo is saved.',
    limits: 'JPEG, PNG or WebP, up to {{limit}}. You see it, and those who manage users.',
    wrongType: 'This file is no JPEG, PNG or WebP picture. Choose one of up to {{limit}}.',
    tooLarge: 'The picture is larger than {{limit}}. Make it smaller or choose another.',
    cropTitle: 'Crop the photo',
    cropHint: 'Drag the picture until the face is in the circle. By keyboard: arrows move it, + and − zoom.',
    area: 'Part of the picture that is kept',
    zoom: 'Zoom',
    preview: 'How the photo will look',
    save: 'Save photo',
    cancel: terms.cancel,
    unreadable:
      'The picture could not be read; it may be damaged. Open it on your device and save it again, or choose another.',
    failed: 'The photo was not saved. Check the connection and try again.',
  },
  look: {
    title: 'Language and display',
    hint: 'Every choice is seen at once and saved by itself.',
    acting:
      'You are acting as somebody else: what you choose here stays in this browser and is not saved to their account.',
    language: terms.language,
    languageHint: 'Of the pages, and of the letters that you get by mail.',
  },
  signIn: {
    title: 'Signing in and security',
    hint: 'How you sign in, where you have signed in, and what protects the account.',
  },
}
