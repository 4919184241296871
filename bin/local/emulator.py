"""Runs the emulator until its standard input closes: it ends, and saves its state, even when its parent is killed."""

import functools
import os
import signal
import threading


def end_with_parent():
    os.read(0, 1)
    os.kill(os.getpid(), signal.SIGTERM)


threading.Thread(target=end_with_parent, daemon=True).start()

import gmpy2  # noqa: E402
from ministack.app import main  # noqa: E402
from ministack.services import cognito, dynamodb, lambda_svc  # noqa: E402


class Walked(dict):
    """Users and refresh tokens are walked over while others are added: a walk over a copy does not fail then."""

    def values(self):
        return list(super().values())

    def items(self):
        return list(super().items())


class UserPools(type(cognito._user_pools)):
    __slots__ = ()

    def __setitem__(self, key, pool):
        pool["_users"] = Walked(pool["_users"])
        super().__setitem__(key, pool)

    def update(self, restored):
        """A saved state is restored past `__setitem__`."""
        super().update(restored)
        for pool in self.all_values():
            pool["_users"] = Walked(pool["_users"])


cognito._user_pools.__class__ = UserPools
cognito._refresh_tokens = Walked(cognito._refresh_tokens)


def powmod(base, exponent, modulus):
    return int(gmpy2.powmod(base, exponent, modulus))


# A sign-in by SRP takes powers of numbers of 3072 bits: with Python's own, a quarter of a second of the emulator.
cognito.pow = powmod

# Without it an expression is read and checked anew for each row (docs/measurements.md, «A whole run of the tests»).
dynamodb._tokenize = functools.cache(dynamodb._tokenize)
dynamodb._condition_syntax_error = functools.cache(dynamodb._condition_syntax_error)

poll_streams = lambda_svc._poll_dynamodb_streams


def poll_streams_from_their_start():
    """A mapping that CloudFormation made has no position, and would begin after the first record that it sees."""
    for account, region, mapping in lambda_svc._iter_all_esms():
        own_account = lambda_svc._request_account_id.set(account)
        own_region = lambda_svc._request_region.set(region)
        try:
            lambda_svc._init_stream_position(
                mapping["UUID"], mapping.get("EventSourceArn", ""), mapping.get("StartingPosition", "LATEST")
            )
        finally:
            lambda_svc._request_account_id.reset(own_account)
            lambda_svc._request_region.reset(own_region)
    return poll_streams()


lambda_svc._poll_dynamodb_streams = poll_streams_from_their_start

try:
    main()
finally:
    # The functions' processes belong to this group.
    os.killpg(0, signal.SIGKILL)
