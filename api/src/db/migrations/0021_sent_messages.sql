-- Messages are encrypted while they wait, and sent. A server of the version before still writes its columns in the clear
-- while both run: they may be empty from now on, and what stands in them is encrypted by the next server.
ALTER TABLE outbox
  ALTER COLUMN recipient DROP NOT NULL,
  ALTER COLUMN subject DROP NOT NULL,
  ALTER COLUMN body DROP NOT NULL,
  -- What is sent and to whom, until it was delivered or has expired.
  ADD COLUMN content_enc bytea,
  -- Finds what was sent to an address or number.
  ADD COLUMN recipient_index bytea,
  -- The name of the message outside: its Message-ID, and its idempotency key at a provider.
  ADD COLUMN reference uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  -- 0: at once, as codes. 1: soon. 2: when there is nothing else, and by day.
  ADD COLUMN urgency smallint NOT NULL DEFAULT 1 CHECK (urgency BETWEEN 0 AND 2),
  -- When it is of no use any more.
  ADD COLUMN expires_at timestamptz,
  ADD COLUMN attempts integer NOT NULL DEFAULT 0,
  -- Nobody takes it before: it is being sent, or was tried and failed.
  ADD COLUMN due_at timestamptz NOT NULL DEFAULT now(),
  -- Why the last attempt failed, as a code without a word of the message.
  ADD COLUMN failure text,
  ADD COLUMN sent_at timestamptz,
  -- What the other side said later.
  ADD COLUMN receipt text CHECK (receipt IN ('delivered', 'bounced', 'complained')),
  ADD COLUMN receipt_at timestamptz,
  DROP CONSTRAINT outbox_state_check,
  ADD CONSTRAINT outbox_state_check CHECK (state IN ('waiting', 'sent', 'parked', 'expired'));

UPDATE outbox SET urgency = 0, expires_at = created_at + interval '10 minutes' WHERE dedupe_key LIKE 'otp:%';
UPDATE outbox SET expires_at = created_at + interval '3 days' WHERE expires_at IS NULL;

DROP INDEX outbox_waiting;
CREATE INDEX outbox_waiting ON outbox (channel, urgency, id) WHERE state = 'waiting';
CREATE INDEX outbox_parked ON outbox (id) WHERE state = 'parked';
CREATE INDEX outbox_in_the_clear ON outbox (id) WHERE body IS NOT NULL;
CREATE INDEX outbox_recipient ON outbox (recipient_index) WHERE recipient_index IS NOT NULL;
CREATE INDEX outbox_created_at ON outbox (created_at);
