-- Ed25519 keys that certificates are signed with. The private half is sealed by the key that is not in the database.
create table certificates.signing_key (
  id integer generated always as identity primary key,
  kid text not null unique,
  public_key bytea not null check (length(public_key) = 32),
  private_sealed bytea not null,
  made_at timestamptz not null,
  -- signs nothing since then; what it signed is still checked by it
  retired_at timestamptz
);
create unique index one_signing_key on certificates.signing_key ((true)) where retired_at is null;

-- The facts of a certificate signed when it was issued, as its QR code carries them; null for what was issued before.
alter table certificates.certificate add column signed text;
-- What the signed list of certificates that do not hold is made of.
create index certificate_not_in_force on certificates.certificate (serial, version)
  where mode in ('hidden', 'superseded', 'revoked');
