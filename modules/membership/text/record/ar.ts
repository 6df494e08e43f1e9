import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as membership } from '../ar.ts'

export const ar = {
  /* Words of rights where the button does not name the record. */
  rights: {
    takeForReview: 'أخذ طلب بطاقة للمراجعة',
    approve: 'الموافقة على بطاقة عضوية',
    uploadProof: 'رفع إثبات سداد بطاقة',
    confirm: 'تأكيد سداد بطاقة وإعطاؤها رقمًا',
    rejectProof: 'رفض إثبات سداد بطاقة',
    activate: 'تسليم بطاقات العضوية',
    reinstate: 'رفع الإيقاف عن بطاقة عضوية',
    show: 'إظهار بطاقة عضوية محجوبة',
    reject: 'رفض طلب بطاقة عضوية',
    suspend: 'إيقاف بطاقة عضوية',
    hide: 'حجب بطاقة عضوية',
  },
  columns: {
    kind: terms.kind,
    cause: membership.fields.cause,
    state: 'حالة البطاقة',
    isHidden: membership.fields.hidden,
    number: membership.fields.number,
    validFrom: membership.fields.validFrom,
    validUntil: membership.fields.validUntil,
  },
} as const
