-- What other modules may read. Sums are worked out where they are asked for.
-- may be null: payer_trainee_id, payer_organization_id
create view billing.invoice_facts with (security_invoker = true) as
select i.id as invoice_id, i.number as invoice_number, i.subject_kind, i.subject_id, i.subject_code, i.payer_kind,
  i.payer_trainee_id, i.payer_organization_id, i.currency, i.base_currency, i.rate, i.tax_percent, i.tax_minor, i.amount_minor,
  i.issued_at, i.due_on, i.state as invoice_state, i.state = 'sent' and i.not_asked_since is null as is_asked,
  (select coalesce(jsonb_agg(jsonb_build_object('Text', l.text, 'Quantity', l.quantity, 'Minor', l.unit_minor) order by l.position), '[]')
    from billing.invoice_line l where l.invoice_id = i.id) as lines,
  (select coalesce(sum(p.amount_minor), 0)::integer from billing.payment p where p.invoice_id = i.id) as received_minor,
  (select coalesce(sum(c.amount_minor), 0)::integer from billing.credit_note c where c.invoice_id = i.id) as credited_minor
from billing.invoice i;

-- What an invoice is as income: without tax and less what was taken back, and what came in of it (`heldOf` of the rules; a
-- test holds the two to each other).
create view billing.income_facts with (security_invoker = true) as
select invoice_id, subject_kind, subject_id, currency, base_currency, rate,
  case when amount_minor = 0 then 0
    else round((amount_minor - credited_minor) * (amount_minor - tax_minor)::numeric / amount_minor) end as billed_minor,
  case when amount_minor = 0 then 0
    else round(greatest(0, least(received_minor, amount_minor - credited_minor)) * (amount_minor - tax_minor)::numeric / amount_minor) end as paid_minor
from billing.invoice_facts
-- one that was void before there were credit notes has none to take it back
where invoice_state <> 'void';

-- may be null: file_id, swift_code, proof_reason, decided_by, decided_at, received_minor, payment_type_id
create view billing.proof_facts with (security_invoker = true) as
select p.id as proof_id, p.invoice_id, i.number as invoice_number, i.subject_kind, i.subject_id, i.currency, p.file_id, p.swift_code,
  p.note as proof_note, p.state as proof_state, p.reason as proof_reason, p.uploaded_by, p.uploaded_at, p.decided_by, p.decided_at,
  y.amount_minor as received_minor, y.payment_type_id
from billing.proof p
join billing.invoice i on i.id = p.invoice_id
left join billing.payment y on y.proof_id = p.id;

-- may be null: payment_type_id
create view billing.payment_facts with (security_invoker = true) as
select y.id as payment_id, i.subject_kind, i.subject_id, y.payment_type_id
from billing.payment y
join billing.invoice i on i.id = y.invoice_id;
