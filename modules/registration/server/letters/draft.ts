import { letters } from '#platform/server/notices/letter.ts'

export const draftLetters = letters({
  draftTakenOver: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'الأكاديمية تُكمل مسودة تسجيلك {{code}}',
      en: 'The academy completes your draft {{code}}',
      fr: 'L’académie complète votre brouillon {{code}}',
    },
    body: {
      ar: 'تسلّم المنسق مسودة تسجيلك {{code}} في «{{course}}» ليكملها ويرسلها عنك. السبب: {{reason}}. يمكنك تعديلها أو سحبها قبل إرسالها.',
      en: 'The coordinator has taken over your draft {{code}} for “{{course}}”, to complete it and send it for you. Reason: {{reason}}. You can still change or withdraw it before it is sent.',
      fr: 'Le coordinateur a repris votre brouillon {{code}} pour « {{course}} » afin de le compléter et de l’envoyer pour vous. Motif : {{reason}}. Vous pouvez encore le modifier ou le retirer avant l’envoi.',
    },
  },
})
